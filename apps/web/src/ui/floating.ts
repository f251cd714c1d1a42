/** How a floating thing stands to what it belongs to. */
export interface Placement { side: "top" | "bottom"; align: "start" | "center" | "end"; gap?: number }

const EDGE = 8;

/** Places an element with position: fixed beside another, flipped where it would leave the window. Sizes in CSS px. */
export function placeBeside(floating: HTMLElement, anchor: Element, { side, align, gap = 6 }: Placement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  const below = at.bottom + gap;
  const above = at.top - gap - height;
  const fitsBelow = below + height <= high - EDGE;
  const fitsAbove = above >= EDGE;
  const top = side === "bottom" ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove || !fitsBelow ? above : below;
  const left = align === "start" ? at.left : align === "end" ? at.right - width : at.left + (at.width - width) / 2;
  floating.style.top = `${Math.max(EDGE, Math.min(top, high - height - EDGE))}px`;
  floating.style.left = `${Math.max(EDGE, Math.min(left, wide - width - EDGE))}px`;
}
