import type { ComponentType, ReactNode } from "react";
import { Component, useLayoutEffect } from "react";
import { useStore } from "zustand";
import { mainScroller } from "../lib/main-scroller.ts";
import { placeStore } from "./router.ts";
import { restoreScroll } from "./scroll-memory.ts";
import { usePlace } from "./use-place.ts";

export interface PageOutletProps {
  /** Where nothing stands at the address. */
  NotFound: ComponentType;
  /** Where a page broke, or its script did not come. */
  Failed: ComponentType<{ error: unknown }>;
}

/** The page of the place that is shown. */
export function PageOutlet({ NotFound, Failed }: PageOutletProps) {
  const started = useStore(placeStore, ({ place }) => place !== null);
  const { Page, match, error, key, scroll, href } = usePlace((place) => place);
  useLayoutEffect(() => {
    if (!started || scroll === "keep") return;
    if (scroll === "restore") return restoreScroll(key);
    const named = href.includes("#") ? document.getElementById(decodeURIComponent(href.slice(href.indexOf("#") + 1))) : null;
    if (named) named.scrollIntoView();
    else mainScroller()?.scrollTo({ top: 0, behavior: "instant" });
    return undefined;
  }, [started, key, scroll, href]);
  if (!started) return null;
  if (error !== null) return <Failed error={error} />;
  if (!match || !Page) return <NotFound />;
  return <PageGuard place={key} Failed={Failed}><Page /></PageGuard>;
}

interface GuardState { failure: { error: unknown } | null; place: string }
interface GuardProps { place: string; Failed: PageOutletProps["Failed"]; children: ReactNode }

/** Holds the error of what stands in it, until another place is shown. */
export class PageGuard extends Component<GuardProps, GuardState> {
  override state: GuardState = { failure: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: GuardProps, state: GuardState): GuardState | null {
    return place === state.place ? null : { failure: null, place };
  }

  override render() {
    const { Failed, children } = this.props;
    return this.state.failure ? <Failed error={this.state.failure.error} /> : children;
  }
}
