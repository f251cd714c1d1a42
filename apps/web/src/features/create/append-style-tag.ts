/** The styles with one more tag after a comma; the same text where the tag is there already; null where it does not fit. */
export function appendStyleTag(styles: string, tag: string, limit: number): string | null {
  if (hasStyleTag(styles, tag)) return styles;
  const before = styles.replace(/[\s,]+$/, "");
  const next = before === "" ? tag : `${before}, ${tag}`;
  return next.length <= limit ? next : null;
}

export const hasStyleTag = (styles: string, tag: string): boolean =>
  styles.split(",").some((part) => part.trim().toLowerCase() === tag.toLowerCase());
