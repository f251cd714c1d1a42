import { useSession } from "../api/use-session.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { buttonClass } from "../ui/button.tsx";
import page from "../ui/page.module.css";
import styles from "./prose.module.css";

/** Moving covers are not made here yet: what a song has in their place today. */
export function VideoGenPage() {
  useTitle("Video covers");
  const { user } = useSession();
  return (
    <div className={`${page["page"]} ${page["narrow"]}`}>
      <div className={styles["head"]}><h1>Video covers</h1><p>Moving covers are not made here yet. Every song has a printed one, made for it alone.</p></div>
      <div className={styles["prose"]}>
        <h2>What you can do today</h2>
        <ul>
          <li>See the cover large on its song’s page; it is part of every link that you share.</li>
          <li>Play a song on any page of the web with its cover: Share, then Embed, gives you the code.</li>
          <li>Open the player over the whole screen, with the words running along as captions.</li>
        </ul>
        <div className={styles["actions"]}>
          <Link to={user ? "/me" : "/explore"} className={buttonClass({ tone: "primary" })}>{user ? "Your songs" : "Explore songs"}</Link>
          <Link to="/create" className={buttonClass({ tone: "outline" })}>Make a song</Link>
        </div>
      </div>
    </div>
  );
}
