/** "lo-fi-hip-hop" → "Lo fi hip hop". */
export const styleTitle = (style: string): string => style.charAt(0).toUpperCase() + style.slice(1).replace(/-/g, " ");
