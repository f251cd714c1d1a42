const KEY = "tunewright.been-here";

/** Whether someone signed in from this browser before: then the dialog offers signing in first, else signing up. */
export function wasHereBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteBeenHere(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Storage is blocked: the dialog offers signing up again next time.
  }
}
