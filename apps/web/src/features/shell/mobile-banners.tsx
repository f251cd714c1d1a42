import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSite } from "../../api/use-site.ts";
import { keep, readKept } from "../../lib/kept-for-days.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { storeFor } from "./app-store.ts";
import styles from "./mobile-banners.module.css";

const BANNER = "tunewright.app-banner";
const REDIRECT = "tunewright.app-sheet";
/** Source: specification, section 4: Banners. */
const DISMISSED_DAYS = 7;
const SHEET_AFTER_MS = 100;

/**
 * Phones: the app, where the operator has one for this phone and shows its banner in this country. First a sheet offers the choice;
 * then a banner reminds. Each stays away for seven days once it was closed.
 */
export function MobileBanners() {
  const site = useSite();
  const store = site?.app_banner ? storeFor(navigator.userAgent, navigator.maxTouchPoints, site.stores) : null;
  const [sheet, setSheet] = useState(false);
  const [sheetDone, setSheetDone] = useState(() => readKept(REDIRECT, DISMISSED_DAYS) !== null);
  const [closed, setClosed] = useState(() => readKept(BANNER, DISMISSED_DAYS) !== null);
  useEffect(() => {
    if (store === null || sheetDone) return;
    const timer = setTimeout(() => setSheet(true), SHEET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [store, sheetDone]);
  if (store === null) return null;
  const stay = () => {
    keep(REDIRECT, true);
    setSheet(false);
    setSheetDone(true);
  };
  return (
    <>
      {sheetDone && !closed && (
        <aside className={styles["banner"]} aria-label="App">
          <span className={styles["icon"]}><Logo size={30} /></span>
          <span className={styles["words"]}><b>Tunewright</b><span>Your songs, in the app</span></span>
          <a href={store} className={buttonClass({ tone: "primary", size: "small" })}>View</a>
          <IconButton
            label="Close the app banner" tooltip={false} size="large" icon={<X />}
            onClick={() => {
              keep(BANNER, true);
              setClosed(true);
            }}
          />
        </aside>
      )}
      {sheet && createPortal(
        <Sheet open onClose={stay} title="Tunewright is better on the app">
          <ul className={styles["choices"]}>
            <li><span className={styles["icon"]}><Logo size={30} /></span><b>App</b><a href={store} className={buttonClass({ tone: "primary" })} onClick={stay}>Open</a></li>
            <li><span className={styles["icon"]} aria-hidden>⌁</span><b>Web browser</b><Button tone="outline" onClick={stay}>Continue</Button></li>
          </ul>
        </Sheet>, document.body,
      )}
    </>
  );
}
