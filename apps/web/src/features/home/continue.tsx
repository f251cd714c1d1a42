import { getFeed } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { Link } from "../../router/index.ts";
import page from "../../ui/page.module.css";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ContinueTile } from "./continue-tile.tsx";
import styles from "./continue.module.css";

const MOST = 6;
export const latestQuery = endpointQuery(getFeed, { query: {} });

/** The person's six latest clips. Nothing at all for those who have none yet: the bench above says what to do. */
export function Continue() {
  const { data } = useQuery(latestQuery);
  if (data?.clips.length === 0) return null;
  const clips = data?.clips.slice(0, MOST);
  return (
    <section aria-labelledby="continue">
      <div className={page["sectionHead"]}><h2 id="continue">Continue</h2><Link to="/me">All songs</Link></div>
      <div className={styles["tiles"]}>
        {clips?.map((clip) => (
          <ContinueTile key={clip.id} clip={clip} list={clips} isPair={clips.some((other) => other.id !== clip.id && other.metadata.batch_id === clip.metadata.batch_id)} />
        )) ?? Array.from({ length: 3 }, (_, index) => <Skeleton key={index} height={64} />)}
      </div>
    </section>
  );
}
