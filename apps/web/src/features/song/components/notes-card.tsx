import Info from "lucide-react/icons/info";
import styles from "./side-card.module.css";

/** For the maker: what was asked and could not be obeyed, such as a language the singers do not know. */
export function NotesCard({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.card} aria-label="Notes on this take">
      <Info width={20} height={20} aria-hidden />
      <div>
        <p className={styles.title}>Not quite as asked</p>
        {notes.map((note) => <p key={note} className={styles.text}>{note}</p>)}
      </div>
    </section>
  );
}
