import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { hrefOf } from "./address.ts";
import { go, preload } from "./router.ts";
import type { RoutePath, Target } from "./site-map.ts";

export type LinkProps<Path extends RoutePath> = Target<Path> & { replace?: boolean } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">;

/** Whether a press on a link means this page in this tab. */
export const isPlainPress = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  && (event.currentTarget.target === "" || event.currentTarget.target === "_self");

/** A real link that stays within the app, so that the music plays on; new tabs and windows as everywhere. */
export function Link<Path extends RoutePath>({ to, params, search, hash, replace = false, onClick, children, ...rest }: LinkProps<Path>) {
  const href = hrefOf({ to, params, search, hash });
  const fetchPage = () => preload(href);
  return (
    <a
      {...rest} href={href} onPointerEnter={fetchPage} onFocus={fetchPage} onTouchStart={fetchPage}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void go(href, { replace });
      }}
    >
      {children}
    </a>
  );
}
