import Plus from "lucide-react/icons/plus";
import { Chip } from "../../../ui/chip.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { appendStyleTag, hasStyleTag } from "../append-style-tag.ts";
import { editDraft } from "../draft-store.ts";
import { STYLE_TAGS } from "../suggestions.ts";
import { EnrichStyle } from "./enrich-style.tsx";
import styles from "./create-form.module.css";

interface Props { tags: string; limit: number; error: string | undefined; onEdit(): void }

/** The style in words, and tags to add to it while there is room. */
export function StylesField({ tags, limit, error, onEdit }: Props) {
  const write = (text: string) => {
    editDraft({ tags: text });
    onEdit();
  };
  const offered = STYLE_TAGS.filter((tag) => !hasStyleTag(tags, tag));
  return (
    <div>
      <TextArea
        label="Styles" value={tags} limit={limit} error={error} rows={2} grow dir="auto" inputClassName={styles.styles} onChange={write}
        placeholder="Genre, instruments, mood, voice, tempo"
      />
      <div className={styles.chips} role="group" aria-label="Add a style" tabIndex={-1}>
        <EnrichStyle tags={tags} limit={limit} />
        {offered.map((tag) => {
          const next = appendStyleTag(tags, tag, limit);
          return (
            <Chip
              key={tag} dense icon={<Plus aria-hidden />} aria-disabled={next === null || undefined}
              data-tooltip={next === null ? "There is no room for another style." : undefined} onClick={() => next !== null && write(next)}
            >
              {tag}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
