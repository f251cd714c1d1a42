/** The element that scrolls the pages (the shell's main region); virtual lists measure against it. */
export const MAIN_ID = "main";
export const mainScroller = (): HTMLElement | null => document.getElementById(MAIN_ID);
