import { useState } from "react";
import { useSession } from "../api/use-session.ts";
import { editDraft } from "../features/create/draft-store.ts";
import { useTitle } from "../lib/use-title.ts";
import { navigate } from "../router/index.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import page from "../ui/page.module.css";
import { TextArea } from "../ui/text-area.tsx";
import styles from "./chat.module.css";
import prose from "./prose.module.css";

interface Question { ask: string; key: "about" | "style" | "mood"; answers: readonly string[] }
const QUESTIONS: readonly Question[] = [
  { key: "about", ask: "What shall the song be about?", answers: ["the last night of summer", "a friend who moved away", "coffee before sunrise", "the road home"] },
  { key: "style", ask: "What should it sound like?", answers: ["folk with fiddle", "warm synthwave", "slow soul", "indie rock", "lo-fi hip hop"] },
  { key: "mood", ask: "And how should it feel?", answers: ["hopeful", "wistful", "defiant", "tender", "wild"] },
];
type Answers = Partial<Record<Question["key"], string>>;

/** Three questions, and the answers as the sentence that the create form needs. */
export function ChatPage() {
  useTitle("Talk a song over");
  const { session } = useSession();
  const [answers, setAnswers] = useState<Answers>({});
  const [typed, setTyped] = useState("");
  const open = QUESTIONS.find(({ key }) => answers[key] === undefined);
  const limit = session?.models[0]?.max_lengths.gpt_description_prompt;
  const answer = (text: string) => {
    if (!open || text.trim() === "") return;
    setAnswers({ ...answers, [open.key]: text.trim() });
    setTyped("");
  };
  const sentence = `a ${answers.mood ?? ""} ${answers.style ?? ""} song about ${answers.about ?? ""}`.replace(/\s+/g, " ");
  return (
    <div className={`${page["page"]} ${page["narrow"]}`}>
      <div className={prose["head"]}><h1>Talk a song over</h1><p>Three answers make the sentence that a song starts from.</p></div>
      <ol className={styles["talk"]} aria-live="polite">
        {QUESTIONS.filter(({ key }) => answers[key] !== undefined || key === open?.key).map(({ key, ask }) => (
          <li key={key}><p className={styles["ask"]}>{ask}</p>{answers[key] !== undefined && <p className={styles["said"]} dir="auto">{answers[key]}</p>}</li>
        ))}
        {!open && <li><p className={styles["ask"]}>Then it is <b>{sentence}</b>.</p></li>}
      </ol>
      {open ? (
        <form
          className={styles["form"]}
          onSubmit={(event) => {
            event.preventDefault();
            answer(typed);
          }}
        >
          <div className={styles["chips"]}>{open.answers.map((text) => <Chip key={text} onClick={() => answer(text)}>{text}</Chip>)}</div>
          <TextArea
            label="Your answer" value={typed} onChange={setTyped} rows={2} dir="auto" {...(limit && { maxLength: Math.floor(limit / 4) })}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              answer(typed);
            }}
          />
          <Button type="submit" tone="primary" disabledReason={typed.trim() === "" ? "Write an answer, or choose one." : null}>Answer</Button>
        </form>
      ) : (
        <div className={prose["actions"]}>
          <Button
            tone="primary" size="large"
            onClick={() => {
              editDraft({ mode: "simple", description: sentence });
              void navigate({ to: "/create" });
            }}
          >
            Take it to Create
          </Button>
          <Button tone="quiet" onClick={() => setAnswers({})}>Start over</Button>
        </div>
      )}
    </div>
  );
}
