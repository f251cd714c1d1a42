import type { PersonCard } from "@tunewright/contract";
import type { ReactNode } from "react";
import { countOf } from "../../../lib/format-count.ts";
import { Link } from "../../../router/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import styles from "./people-list.module.css";

export const PeopleList = ({ people, action }: { people: readonly PersonCard[]; action: (person: PersonCard) => ReactNode }) => (
  <ul className={styles["people"]} aria-label="People">
    {people.map((person) => (
      <li key={person.id} className={styles["person"]}>
        <Link to="/@{$handle}" params={{ handle: person.handle }} className={styles["who"]}>
          <Avatar name={person.display_name || person.handle} src={person.avatar_image_url} size={44} />
          <span className={styles["words"]}>
            <span className={styles["name"]} dir="auto">{person.display_name}</span>
            <span className={styles["handle"]}>@{person.handle} · {countOf(person.followers, "follower")}</span>
          </span>
        </Link>
        {action(person)}
      </li>
    ))}
  </ul>
);
