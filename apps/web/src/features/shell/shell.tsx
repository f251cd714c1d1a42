import { Suspense, lazy, type ReactNode } from "react";
import { MAIN_ID } from "../../lib/main-scroller.ts";
import { useIsPhone, useMedia } from "../../lib/use-media.ts";
import { usePathname } from "../../router/index.ts";
import { ToastHost } from "../../ui/toast-host.tsx";
import { TooltipLayer } from "../../ui/tooltip-layer.tsx";
import { BareBar } from "./bare-bar.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { isBare } from "./chrome.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { Rail } from "./rail.tsx";
import styles from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";

export interface ShellProps {
  children: ReactNode;
  playbar: ReactNode;
  miniPlayer: ReactNode;
  /** Phones: the search of the top bar, given what it covers when it opens. */
  search: (brand: ReactNode) => ReactNode;
  /** The notifications' bell, for the rail or for the top bar. */
  bell: (place: "rail" | "bar") => ReactNode;
  /** Panels and dialogs that belong to no page. */
  overlays: ReactNode;
}

const MobileBanners = lazy(() => import("./mobile-banners.tsx").then((module) => ({ default: module.MobileBanners })));

/** What stands round every page: rail and playbar; on phones bars above and below; on pages that take the whole window only a way out. */
export function Shell({ children, playbar, miniPlayer, search, bell, overlays }: ShellProps) {
  const phone = useIsPhone();
  const path = usePathname();
  const narrow = useMedia("(max-width: 1099px)");
  const belowWide = useMedia("(max-width: 1679px)");
  const small = narrow || (belowWide && path.startsWith("/create"));
  const bare = isBare(path);
  return (
    <div className={bare ? styles["bare"] : styles["shell"]} data-rail={small ? "small" : "full"}>
      <a href={`#${MAIN_ID}`} className={styles["skip"]}>Skip to the page</a>
      <MaintenanceBanner />
      {phone && <Suspense><MobileBanners /></Suspense>}
      {bare ? <BareBar /> : phone ? <TopBar search={search} bell={bell("bar")} /> : <Rail small={small} bell={bell("rail")} />}
      <main id={MAIN_ID} tabIndex={-1} className={styles["main"]}><ConnectionNotice />{children}</main>
      {!bare && (phone ? <>{miniPlayer}<BottomBar /></> : playbar)}
      {overlays}
      <TooltipLayer />
      <ToastHost />
    </div>
  );
}
