import { escapeHtml } from "./escape-html.ts";

/** Colours and proportions of the web app, in one inline style: these pages work without scripts and without the built app. */
const STYLE = `
:root{color-scheme:dark light;--bg:#0E0F0C;--surface:#161812;--text:#F3F1E7;--text-2:#B9B8A8;--accent:#FF6A3D;--hairline:#3A3F30;--border:#6F7461}
@media (prefers-color-scheme:light){:root{--bg:#F7F5EC;--surface:#fff;--text:#15160F;--text-2:#4B4C40;--accent:#C23A0E;--hairline:#D9D5C3;--border:#85867A}}
*{box-sizing:border-box}
body{margin:0;padding:48px 24px 96px;background:var(--bg);color:var(--text);font:15px/22px system-ui,sans-serif}
body>*{max-width:820px;margin-inline:auto}
h1{font-size:36px;line-height:40px;margin:0 auto 16px;letter-spacing:-.02em}
h2{font-size:24px;line-height:30px;margin:48px 0 12px;padding-bottom:8px;border-bottom:1px solid var(--hairline)}
h3{font-size:15px;margin:0 0 4px}
p{margin:0 0 10px;color:var(--text-2)}
a{color:var(--accent);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--text);outline-offset:2px;border-radius:2px}
code,pre,.method{font:13px/20px ui-monospace,"JetBrains Mono",monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0;padding:12px;background:var(--bg);border-radius:4px}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-top:16px}
nav a{padding:4px 10px;border:1px solid var(--hairline);border-radius:4px;color:var(--text);text-decoration:none}
article{margin:0 0 12px;padding:14px 16px;background:var(--surface);border:1px solid var(--hairline);border-radius:10px}
article h2{margin:0 0 4px;padding:0;border:0;font-size:18px;line-height:26px}
.method{display:inline-block;min-width:44px;padding:0 6px;border:1px solid var(--border);border-radius:4px;text-align:center}
summary{cursor:pointer;color:var(--text-2)}
table{border-collapse:collapse;width:100%}th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--hairline);text-align:left;vertical-align:top}
`;

/** A page for developers and operators. `body` is HTML of our own making; whatever comes from people is escaped by then. */
export const plainPage = (title: string, body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
