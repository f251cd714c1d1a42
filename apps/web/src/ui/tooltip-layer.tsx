import { useEffect, useRef } from "react";
import { placeBeside } from "./floating.ts";
import styles from "./tooltip-layer.module.css";

const AFTER = 450;

/**
 * One tooltip for the whole page. Any element with data-tooltip="words" has one: on hover after a moment, on keyboard focus at once.
 * It repeats what the accessible name or description says, and is itself hidden from screen readers.
 */
export function TooltipLayer() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tip = bubble.current as HTMLDivElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let owner: Element | null = null;
    const hide = () => {
      clearTimeout(timer);
      owner = null;
      if (tip.matches(":popover-open")) tip.hidePopover();
    };
    const show = (element: Element, wait: number) => {
      if (element === owner) return;
      hide();
      owner = element;
      timer = setTimeout(() => {
        const words = element.getAttribute("data-tooltip");
        if (!words || !element.isConnected) return;
        tip.textContent = words;
        tip.showPopover();
        placeBeside(tip, element, { side: "top", align: "center" });
      }, wait);
    };
    const ownerOf = (event: Event) => (event.target instanceof Element ? event.target.closest("[data-tooltip]") : null);
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const element = ownerOf(event);
      if (element) show(element, AFTER);
      else hide();
    };
    const focus = (event: FocusEvent) => {
      const element = ownerOf(event);
      if (element?.matches(":focus-visible")) show(element, 0);
    };
    const key = (event: KeyboardEvent) => { if (event.key === "Escape") hide(); };
    document.addEventListener("pointerover", over);
    document.addEventListener("pointerdown", hide);
    document.addEventListener("focusin", focus);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", key);
    document.addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      hide();
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointerdown", hide);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", key);
      document.removeEventListener("scroll", hide, { capture: true });
    };
  }, []);
  return <div ref={bubble} popover="manual" className={styles["tip"]} aria-hidden />;
}
