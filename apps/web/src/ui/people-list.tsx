import type { PersonCard } from "@tunewright/contract";
import type { ReactNode } from "react";
import { countOf } from "../lib/format-count.ts";
import { Link } from "../router/index.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./people-list.module.css";
import { Verified } from "./verified.tsx";

export interface PeopleListProps {
  label?: string;
  people: readonly PersonCard[];
  /** At the end of each row. */
  action: (person: PersonCard) => ReactNode;
  /** When a row leads away from what lies over the page. */
  onLeave?: () => void;
}

export const PeopleList = ({ label = "People", people, action, onLeave }: PeopleListProps) => (
  <ul className={styles["people"]} aria-label={label}>
    {people.map((person) => (
      <li key={person.id} className={styles["person"]}>
        <Link to="/@{$handle}" params={{ handle: person.handle }} className={styles["who"]} onClick={onLeave}>
          <Avatar name={person.display_name || person.handle} src={person.avatar_image_url} size={44} />
          <span className={styles["words"]}>
            <span className={styles["name"]} dir="auto">{person.display_name}{person.is_verified && <Verified />}</span>
            <span className={styles["handle"]}>@{person.handle} · {countOf(person.followers, "follower")}</span>
          </span>
        </Link>
        {action(person)}
      </li>
    ))}
  </ul>
);
