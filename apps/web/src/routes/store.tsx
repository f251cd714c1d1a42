import { useEffect } from "react";
import { useSite } from "../api/use-site.ts";
import { navigate, usePathname } from "../router/index.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";

const NAMES = { ios: "iPhone and iPad", android: "Android" } as const;

/** /ios and /android lead to the operator's app; where there is none, home, with a word about it. */
export function StorePage() {
  const platform = usePathname().startsWith("/android") ? "android" : "ios";
  const store = useSite()?.stores[platform];
  useEffect(() => {
    if (store === undefined) return;
    if (store !== null) return location.replace(store);
    void navigate({ to: "/", replace: true });
    toast(`There is no app for ${NAMES[platform]} here. Everything works in the browser.`, { duration: 6_000 });
  }, [store, platform]);
  return <div role="status" aria-label="Looking for the app"><Skeleton width="100%" height={120} /></div>;
}
