import type { Profile } from "@tunewright/contract";
import type { ReactNode } from "react";
import { cx } from "../../../lib/cx.ts";
import { countOf, formatCount } from "../../../lib/format-count.ts";
import { formatDay } from "../../../lib/format-date.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Verified } from "../../../ui/verified.tsx";
import type { FollowEnd } from "../profile-queries.ts";
import styles from "./profile-header.module.css";

interface Props {
  person: Profile;
  onPeople(end: FollowEnd): void;
  /** Beside the handle. */
  hint: ReactNode;
  /** Follow, edit, more. */
  children: ReactNode;
}

/** Who a person is. */
export function ProfileHeader({ person, onPeople, hint, children }: Props) {
  return (
    <header className={styles["head"]}>
      <span className={cx(styles["frame"], person.has_aura && styles["aura"])}>
        <Avatar name={person.display_name || person.handle} src={person.avatar_image_url} size={112} className={styles["avatar"]} />
      </span>
      <div className={styles["words"]}>
        <h1 className={styles["name"]}><bdi>{person.display_name || person.handle}</bdi>{person.is_verified && <Verified large />}</h1>
        <p className={styles["handle"]}>@{person.handle}{hint}</p>
        {person.profile_description !== "" && <p className={styles["description"]} dir="auto">{person.profile_description}</p>}
        {!person.is_blocked && (
          <>
            <p className={styles["follows"]}>
              <button type="button" onClick={() => onPeople("followers")}><b>{formatCount(person.followers)}</b> {person.followers === 1 ? "follower" : "followers"}</button>
              <button type="button" onClick={() => onPeople("following")}><b>{formatCount(person.following)}</b> following</button>
            </p>
            <p className={styles["stats"]}>{countOf(person.stats.songs, "public song")} · {countOf(person.stats.plays, "play")} · {countOf(person.stats.likes, "like")} · here since {formatDay(person.created_at)}</p>
          </>
        )}
      </div>
      <div className={styles["tools"]}>{children}</div>
    </header>
  );
}
