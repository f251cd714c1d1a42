import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useSession } from "../../../api/use-session.ts";
import { formatCount } from "../../../lib/format-count.ts";
import { Link } from "../../../router/index.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import page from "../../../ui/page.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { forgetSearch, forgetSearches, useRecentSearches } from "../recent-searches.ts";
import { hashtagsQuery } from "../search-queries.ts";
import styles from "./search-start.module.css";

/** Before anything is typed: what was looked for lately, and what songs are tagged with. */
export function SearchStart() {
  const recent = useRecentSearches();
  return (
    <>
      {recent.length === 0
        ? <p className={styles["hint"]}>Songs by title, style, or any line you remember. People by name or handle.</p>
        : (
          <section aria-labelledby="recent-searches">
            <div className={page["sectionHead"]}><h2 id="recent-searches">Recent searches</h2><Button size="small" tone="quiet" onClick={forgetSearches}>Clear all</Button></div>
            <ul className={styles["recent"]}>
              {recent.map((term) => (
                <li key={term} className={styles["row"]}>
                  <Link to="/search" search={{ term }} className={styles["term"]} dir="auto">{term}</Link>
                  <IconButton label={`Forget ${term}`} tooltip={false} icon={<X />} onClick={() => forgetSearch(term)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      <Hashtags term="" title="Hashtags" />
    </>
  );
}

/** Hashtags that begin as typed, as links to their songs. Nothing where the gate is shut or there are none. */
export function Hashtags({ term, title }: { term: string; title: string }) {
  const { session } = useSession();
  const on = session !== null && session.flags["hashtags"] !== false;
  const { data } = useQuery({ ...hashtagsQuery(term), enabled: on });
  if (!on || !data || data.hashtags.length === 0) return null;
  return (
    <section aria-labelledby="hashtags">
      <div className={page["sectionHead"]}><h2 id="hashtags">{title}</h2></div>
      <ul className={styles["tags"]}>
        {data.hashtags.map(({ hashtag, count }) => (
          <li key={hashtag}>
            <Link to="/search" search={{ term: `#${hashtag}` }} className={styles["tag"]}>
              <span>#{hashtag}</span><span className={styles["count"]}>{formatCount(count)}<VisuallyHidden>{count === 1 ? " song" : " songs"}</VisuallyHidden></span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
