/** Where a song can be sent, by the addresses these places give for it. */
export const SHARE_TARGETS = ["x", "facebook", "linkedin", "reddit", "email"] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];
export const TARGET_NAMES: Record<ShareTarget, string> = { x: "X", facebook: "Facebook", linkedin: "LinkedIn", reddit: "Reddit", email: "Email" };

export function targetUrl(target: ShareTarget, { link, title, maker }: { link: string; title: string; maker: string }): string {
  const say = `${title} by ${maker}`;
  const of = (address: string, parameters: Record<string, string>) => `${address}?${new URLSearchParams(parameters)}`;
  switch (target) {
    case "x":
      return of("https://x.com/intent/post", { text: say, url: link });
    case "facebook":
      return of("https://www.facebook.com/sharer/sharer.php", { u: link });
    case "linkedin":
      return of("https://www.linkedin.com/sharing/share-offsite/", { url: link });
    case "reddit":
      return of("https://www.reddit.com/submit", { url: link, title: say });
    case "email":
      // Mail programs read + as a plus.
      return `mailto:?subject=${encodeURIComponent(say)}&body=${encodeURIComponent(`${say}\n${link}`)}`;
  }
}

export const EMBED_SIZES = [
  { key: "standard", name: "Standard", width: 760, height: 240 }, { key: "small", name: "Small", width: 600, height: 140 }, { key: "card", name: "Card", width: 300, height: 400 },
] as const;
export type EmbedSize = (typeof EMBED_SIZES)[number];
/** Those that the player on the server knows, each with its ground and ink. */
export const EMBED_COLORS = [
  { key: "night", name: "Night", ground: "#0E0F0C", ink: "#FF6A3D" }, { key: "paper", name: "Paper", ground: "#F7F5EC", ink: "#C23A0E" }, { key: "ember", name: "Ember", ground: "#FF6A3D", ink: "#1A0B04" },
  { key: "sea", name: "Sea", ground: "#10263A", ink: "#7CC4FF" }, { key: "moss", name: "Moss", ground: "#1B2E1D", ink: "#D9E77A" },
] as const;
export type EmbedColor = (typeof EMBED_COLORS)[number]["key"];

/** Address of the player: `startAt` whole seconds. */
export function embedUrl(origin: string, id: string, options: { color: EmbedColor; startAt: number }): string {
  const query = new URLSearchParams({ ...(options.color !== "night" && { color: options.color }), ...(options.startAt > 0 && { time: String(options.startAt) }) });
  return `${origin}/embed/${id}${query.size > 0 ? `?${query}` : ""}`;
}

/** What others paste into their page. */
export const embedCode = (url: string, { width, height }: { width: number; height: number }, title: string): string =>
  `<iframe src="${inAttribute(url)}" width="${width}" height="${height}" title="${inAttribute(title)}" style="border:0" allow="autoplay" loading="lazy"></iframe>`;

const inAttribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
