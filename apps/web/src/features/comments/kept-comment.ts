/** What somebody has typed and not sent, by song or by the comment it answers: there again after signing in, going elsewhere and a reload. */
const KEY = "comment:";

export function keptComment(of: string): string {
  try {
    return sessionStorage.getItem(KEY + of) ?? "";
  } catch {
    return "";
  }
}

export function keepComment(of: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(KEY + of);
    else sessionStorage.setItem(KEY + of, text);
  } catch {
    // Without storage it is kept as long as the page.
  }
}
