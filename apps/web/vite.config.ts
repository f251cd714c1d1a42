import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractWithoutSchemas } from "./contract-without-schemas.ts";
import { preloadFonts } from "./preload-fonts.ts";
import { preloadPage } from "./preload-page.ts";
import { shellInOneFile } from "./shell-in-one-file.ts";

/** In development the server of the API runs beside Vite; TUNEWRIGHT_API says where. */
const api = process.env["TUNEWRIGHT_API"] ?? "http://127.0.0.1:3000";
const shell = shellInOneFile(/node_modules\/(react|react-dom|scheduler|zustand|@tanstack\/(react-query|query-core))\//);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractWithoutSchemas(), react(), preloadFonts(), preloadPage(), shell.plugin],
  build: {
    target: "es2023",
    // No data: URLs, so that the content security policy can stay 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 500,
    rolldownOptions: { output: { codeSplitting: { groups: shell.groups } } },
  },
  server: {
    proxy: { "/api": { target: api, ws: true } },
  },
});
