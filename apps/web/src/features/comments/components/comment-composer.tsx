import { LIMITS, type ClipId, type CommentId } from "@tunewright/contract";
import Clock from "lucide-react/icons/clock";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { isApiError } from "../../../api/api-error.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { readSession, useSession } from "../../../api/use-session.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { requireSignIn } from "../../../lib/sign-in-request.ts";
import { Button } from "../../../ui/button.tsx";
import { acceptMark, markAt, type OpenMark } from "../complete-mark.ts";
import { keepComment, useKeptComment } from "../kept-comment.ts";
import { sendComment } from "../use-comments.ts";
import { useSuggestions } from "../use-suggestions.ts";
import styles from "./comment-composer.module.css";

interface Props {
  clipId: ClipId;
  /** The comment that is answered, and by what it begins. */
  answer?: { id: CommentId; handle: string } | undefined;
  /** Whole seconds at which the song stands; null where it does not play. */
  heardAt: number | null;
  onSent?: () => void;
  onCancel?: () => void;
}

/** Where a comment is written. What is typed stays until it is sent. */
export function CommentComposer({ clipId, answer, heardAt, onSent, onCancel }: Props) {
  const place = answer?.id ?? clipId;
  const { user } = useSession();
  const text = useKeptComment(place);
  const setText = (now: string) => keepComment(place, now);
  const [time, setTime] = useState<number | null>(null);
  const [open, setOpen] = useState<{ mark: OpenMark; chosen: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const id = useId();
  const suggestions = useSuggestions(user ? open?.mark ?? null : null);
  const limit = LIMITS.comment;
  const chosen = open ? Math.min(open.chosen, suggestions.length - 1) : -1;

  useEffect(() => {
    if (!answer) return;
    if (text === "" && answer.handle !== "") keepComment(place, `@${answer.handle} `);
    area.current?.focus();
    // Once, when the answer is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (nextCaret.current === null) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [text]);

  const look = (element: HTMLTextAreaElement) => {
    const mark = element.selectionStart === element.selectionEnd ? markAt(element.value, element.selectionStart) : null;
    setOpen((was) => (mark ? { mark, chosen: was && was.mark.start === mark.start ? was.chosen : 0 } : null));
  };
  const accept = (name: string) => {
    const element = area.current;
    if (!element || !open) return;
    const done = acceptMark(text, element.selectionStart, open.mark, name);
    nextCaret.current = done.caret;
    setText(done.text);
    setOpen(null);
    element.focus();
  };
  const send = async () => {
    if (busy || text.trim() === "" || text.length > limit) return;
    if (!readSession()?.user) {
      requireSignIn({ reason: "Sign in to comment. What you wrote stays.", andThen: () => void send() });
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      await sendComment(clipId, { text, parentId: answer?.id ?? null, time });
      setText("");
      setTime(null);
      onSent?.();
    } catch (error) {
      setWrong(isApiError(error) && error.fields?.["text"] ? error.fields["text"] : sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
      return;
    }
    const name = suggestions[chosen]?.name;
    if (!open || name === undefined) {
      if (event.key === "Escape" && onCancel && text.trim() === "") onCancel();
      return;
    }
    if (event.key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      accept(name);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setOpen({ ...open, chosen: (chosen + step + suggestions.length) % suggestions.length });
    } else if (event.key === "Escape") {
      event.preventDefault();
      setOpen(null);
    }
  };
  const over = text.length > limit;
  const shown = open !== null && suggestions.length > 0;
  return (
    <form className={styles["composer"]} onSubmit={(event) => { event.preventDefault(); void send(); }}>
      <div className={styles["box"]}>
        <label htmlFor={id} className={styles["hidden"]}>{answer ? "Your answer" : "Your comment"}</label>
        <textarea
          ref={area} id={id} value={text} rows={answer ? 1 : 2} dir="auto" placeholder={answer ? "Answer…" : "What did you hear?"} className={styles["area"]}
          aria-invalid={over || undefined} aria-describedby={`${id}-note`} aria-autocomplete="list" aria-controls={shown ? `${id}-list` : undefined}
          aria-activedescendant={shown ? `${id}-${chosen}` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(null);
            look(event.target);
          }}
          onSelect={(event) => look(event.currentTarget)} onBlur={() => setOpen(null)} onKeyDown={onKeyDown}
        />
        {shown && (
          <div id={`${id}-list`} role="listbox" aria-label={open.mark.sign === "@" ? "People" : "Hashtags"} className={styles["list"]}>
            {suggestions.map(({ name, note }, at) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys work in the text area
              <div
                key={name} id={`${id}-${at}`} role="option" aria-selected={at === chosen} tabIndex={-1} className={styles["option"]}
                onPointerDown={(event) => event.preventDefault()} onClick={() => accept(name)}
              >
                <span>{open.mark.sign}{name}</span><span className={styles["note"]}>{note}</span>
                {at === chosen && <kbd className={styles["key"]} aria-hidden>Tab</kbd>}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={styles["foot"]}>
        {!answer && (time !== null || heardAt !== null) && (
          <Button size="small" icon={<Clock />} aria-pressed={time !== null} className={time !== null ? styles["timed"] : undefined} onClick={() => setTime(time === null ? heardAt : null)}>
            At {formatTime(time ?? heardAt)}
          </Button>
        )}
        <span id={`${id}-note`} className={styles["status"]}>
          {wrong ? <span role="alert" className={styles["wrong"]}>{wrong}</span> : <span className={over ? styles["wrong"] : undefined}>{text.length} / {limit}</span>}
        </span>
        {onCancel && <Button size="small" tone="quiet" onClick={() => { setText(""); onCancel(); }}>Cancel</Button>}
        <Button type="submit" size="small" tone="bone" loading={busy} disabledReason={text.trim() === "" ? "Write something first." : over ? `At most ${limit} characters.` : null}>
          {answer ? "Answer" : "Comment"}
        </Button>
      </div>
    </form>
  );
}
