import Check from "lucide-react/icons/check";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { cx } from "../lib/cx.ts";
import type { Placement } from "./floating.ts";
import { placeBeside } from "./floating.ts";
import styles from "./menu.module.css";

const CloseMenu = createContext<() => void>(() => undefined);

export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
}

export interface MenuProps {
  label: string;
  /** Draws the button; spread the given properties onto it. */
  trigger: (properties: MenuTriggerProps) => ReactNode;
  children: ReactNode;
  side?: Placement["side"];
  align?: Placement["align"];
  /** Px; the menu is at least as wide as its words. */
  width?: number;
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];

/** A menu in the top layer: arrows, Home, End and letters move, Escape and a press outside close, focus returns to the button. */
export function Menu({ label, trigger, children, side = "bottom", align = "start", width }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });

  useLayoutEffect(() => {
    const menu = panel.current;
    if (!open || !menu || !button.current) return;
    menu.showPopover();
    placeBeside(menu, button.current, { side, align });
    (menu.querySelector<HTMLElement>('[role="menuitemradio"][aria-checked="true"]') ?? itemsOf(menu)[0] ?? menu).focus();
  }, [open, side, align]);
  useEffect(() => {
    const menu = panel.current;
    if (!open || !menu) return;
    // Light dismiss of the popover: a press outside or Escape.
    const toggled = (event: Event) => { if ((event as ToggleEvent).newState === "closed") setOpen(false); };
    menu.addEventListener("toggle", toggled);
    return () => menu.removeEventListener("toggle", toggled);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(panel.current as HTMLElement);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const go = (to: number) => {
      event.preventDefault();
      items[(to + items.length) % items.length]?.focus();
    };
    event.stopPropagation();
    if (event.key === "ArrowDown") go(at + 1);
    else if (event.key === "ArrowUp") go(at < 0 ? items.length - 1 : at - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(items.length - 1);
    else if (event.key === "Tab") close();
    else if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key.length === 1 && event.key !== " ") {
      const known = typed.current;
      typed.current = { text: (event.timeStamp - known.at < 600 ? known.text : "") + event.key.toLowerCase(), at: event.timeStamp };
      items.find((item) => item.textContent?.trim().toLowerCase().startsWith(typed.current.text))?.focus();
    }
  };
  return (
    <>
      {trigger({
        ref: button, "aria-haspopup": "menu", "aria-expanded": open, "aria-controls": open ? id : undefined,
        onClick: () => setOpen((was) => !was),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <div ref={panel} id={id} popover="auto" role="menu" aria-label={label} tabIndex={-1} className={styles["menu"]} style={{ width }} onKeyDown={onKeyDown}>
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </>
  );
}

export interface MenuItemProps {
  onSelect: () => void;
  children: ReactNode;
  icon?: ReactNode;
  /** Something at the right edge: a key, a Pro tag. */
  end?: ReactNode;
  tone?: "danger";
  disabled?: boolean;
}

export function MenuItem({ onSelect, children, icon, end, tone, disabled }: MenuItemProps) {
  const close = useContext(CloseMenu);
  const select = () => {
    close();
    onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} aria-disabled={disabled || undefined} className={cx(styles["item"], tone && styles[tone])} onClick={disabled ? undefined : select}>
      {icon}
      <span className={styles["words"]}>{children}</span>
      {end}
    </button>
  );
}

export interface MenuChoiceProps { checked: boolean; onSelect: () => void; children: ReactNode; description?: ReactNode; end?: ReactNode; disabled?: boolean }

/** One of several, of which one is chosen. Stand them in a MenuGroup. */
export function MenuChoice({ checked, onSelect, children, description, end, disabled }: MenuChoiceProps) {
  const close = useContext(CloseMenu);
  const select = () => {
    close();
    onSelect();
  };
  return (
    <button type="button" role="menuitemradio" aria-checked={checked} aria-disabled={disabled || undefined} tabIndex={-1} className={styles["item"]} onClick={disabled ? undefined : select}>
      <span className={styles["words"]}>
        {children}
        {description && <span className={styles["description"]}>{description}</span>}
      </span>
      {end}
      <Check aria-hidden className={checked ? undefined : styles["unchosen"]} />
    </button>
  );
}

export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label}>
    <div className={styles["heading"]} aria-hidden>{label}</div>
    {children}
  </div>
);
export const MenuSeparator = () => <hr className={styles["separator"]} />;
