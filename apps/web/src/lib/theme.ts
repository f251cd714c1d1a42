export type Theme = "system" | "light" | "dark";
const KEY = "tunewright.theme";
const systemIsLight = () => window.matchMedia("(prefers-color-scheme: light)");

/** The choice kept in this browser. public/theme.js reads the same key before the first paint. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "system" ? kept : "dark";
  } catch {
    return "dark";
  }
}

export function applyTheme(theme: Theme): void {
  const light = theme === "light" || (theme === "system" && systemIsLight().matches);
  document.documentElement.dataset["theme"] = light ? "light" : "dark";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", light ? "#F7F5EC" : "#0E0F0C");
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  applyTheme(theme);
}

/** Follows the system while that is the choice. */
export function followSystemTheme(): void {
  systemIsLight().addEventListener("change", () => applyTheme(readTheme()));
}
