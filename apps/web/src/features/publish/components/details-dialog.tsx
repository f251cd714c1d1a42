import { setMetadata, type Clip } from "@tunewright/contract";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { isApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { acceptClip } from "../../../api/live-cache.ts";
import { countOf } from "../../../lib/format-count.ts";
import { Button } from "../../../ui/button.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { Toggle } from "../../../ui/toggle.tsx";
import { changedDetails, changedOptions, detailsOf, judgeDetails, oneLine, type Details, type Options } from "../details-rules.ts";
import { changeVisibility } from "../change-visibility.ts";
import styles from "./details-dialog.module.css";

export interface DetailsRequest { clip: Clip; purpose: "edit" | "publish" }
interface Props {
  request: DetailsRequest | null;
  onClose(): void;
  share(clip: Clip): void;
  copyLink(clip: Clip): void;
  /** Whether the song stands on its maker's profile; null while that is not known. */
  isPinned(clip: Clip): boolean | null;
  setPinned(clip: Clip, on: boolean): void;
}

/** A song's title, caption, style summary and lyrics; to save them, or to publish with them. */
export function DetailsDialog({ request, onClose, ...onward }: Props) {
  return request ? <OpenDetails key={request.clip.id} request={request} onClose={onClose} {...onward} /> : null;
}

/** Where each field goes in the request, and where the server's sentence about it comes back. */
const WIRE = { title: "title", caption: "caption", styleSummary: "display_tags", lyrics: "lyrics" } as const;

function OpenDetails({ request: { clip, purpose }, onClose, share, copyLink, isPinned, setPinned }: Props & { request: DetailsRequest }) {
  const [before, setBefore] = useState(() => detailsOf(clip));
  const [details, setDetails] = useState(before);
  const [screen, setScreen] = useState<"main" | "lyrics" | "moreOptions">("main");
  const pinnedNow = isPinned(clip);
  const optionsBefore: Options = { allow_comments: clip.allow_comments, can_remix: clip.metadata.can_remix, pinned: pinnedNow ?? false };
  const [chosen, setChosen] = useState<Partial<Options>>({});
  const options: Options = { ...optionsBefore, ...chosen };
  const [refused, setRefused] = useState<Partial<Record<keyof Details, string>>>({});
  const [busy, setBusy] = useState(false);
  const edit = (change: Partial<Details>) => {
    setDetails({ ...details, ...change });
    setRefused({});
  };
  const onScreen: Details = screen === "lyrics" ? { ...before, lyrics: details.lyrics } : { ...details, lyrics: before.lyrics };
  const limits = {
    title: limitInForce("detailsTitle"), caption: limitInForce("caption"), styleSummary: limitInForce("styleSummary"), lyrics: limitInForce("detailsLyrics"),
  };
  const verdict = judgeDetails(onScreen, before, clip.image_url !== "", limits);
  const errors = { ...verdict.fields, ...refused };
  const changed = changedDetails(onScreen, before);
  const optionsChanged = screen === "lyrics" ? [] : changedOptions(options, optionsBefore);
  const publishing = purpose === "publish" && screen === "main";
  const reason = (publishing || optionsChanged.length > 0) && changed.length === 0 ? null : verdict.reason;

  const save = async () => {
    if (reason !== null) return;
    setBusy(true);
    try {
      let fresh = clip;
      const switches = optionsChanged.filter((name) => name !== "pinned");
      if (changed.length + switches.length > 0) {
        const body = Object.fromEntries([...changed.map((name) => [WIRE[name], onScreen[name]]), ...switches.map((name) => [name, options[name]])]);
        fresh = await call(setMetadata, { params: { id: clip.id }, body });
        acceptClip(fresh);
      }
      if (screen === "lyrics") {
        toast("Your lyrics have been updated");
        setBefore({ ...before, lyrics: details.lyrics });
        setScreen("main");
        return;
      }
      if (publishing) await changeVisibility(fresh, true, { share, copyLink });
      else if (changed.length + switches.length > 0) toast("Your song details have been updated.");
      onClose();
      if (optionsChanged.includes("pinned")) setPinned(fresh, options.pinned);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const known = (Object.keys(WIRE) as (keyof Details)[]).flatMap((name) => {
        const text = fields[WIRE[name]] ?? fields[`body.${WIRE[name]}`];
        return text ? [[name, text] as const] : [];
      });
      setRefused(Object.fromEntries(known));
      if (known.length === 0) toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };

  const title = screen === "lyrics" ? "Lyrics" : screen === "moreOptions" ? "More options" : publishing ? "Publish song" : "Song details";
  return (
    <Dialog
      open onClose={onClose} title={title} width={560} variant="sheet"
      footer={(
        <>
          {screen !== "main"
            ? <Button tone="quiet" icon={<ChevronLeft />} onClick={() => setScreen("main")}>Back</Button>
            : <Button tone="quiet" onClick={onClose}>Cancel</Button>}
          {!(screen === "moreOptions" && purpose === "publish") && (
            <Button tone="primary" loading={busy} disabledReason={reason} onClick={() => void save()}>{publishing ? "Publish" : "Save"}</Button>
          )}
        </>
      )}
    >
      {screen === "lyrics" ? (
        <TextArea
          label="Lyrics" value={details.lyrics} limit={limits.lyrics} error={errors.lyrics} rows={16} dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- this screen was opened to edit the lyrics
          autoFocus
          hint="Shown with the song. What is sung stays as it was made." onChange={(lyrics) => edit({ lyrics })}
        />
      ) : screen === "moreOptions" ? (
        <div className={styles.main}>
          <Toggle spread checked={options.allow_comments} onChange={(on) => setChosen({ ...chosen, allow_comments: on })}>Allow comments</Toggle>
          <Toggle spread checked={options.can_remix} onChange={(on) => setChosen({ ...chosen, can_remix: on })}>Allow remixes</Toggle>
          {(clip.is_public || purpose === "publish") && <Toggle spread checked={options.pinned} disabled={pinnedNow === null} onChange={(on) => setChosen({ ...chosen, pinned: on })}>Pin to Profile</Toggle>}
        </div>
      ) : (
        <div className={styles.main}>
          <div className={styles.head}>
            <Cover clip={clip} size={112} />
            <div className={styles.grow}>
              <TextField label="Title" value={details.title} limit={limits.title} error={errors.title} dir="auto" autoComplete="off" onChange={(text) => edit({ title: text })} />
            </div>
          </div>
          <TextArea
            label="Caption" value={details.caption} limit={limits.caption} error={errors.caption} rows={3} grow dir="auto" placeholder="What the song is about, or who it is for"
            onChange={(caption) => edit({ caption: oneLine(caption) })}
          />
          <TextField
            label="Style summary" value={details.styleSummary} limit={limits.styleSummary} error={errors.styleSummary} dir="auto" autoComplete="off"
            hint="Stands under the title." onChange={(styleSummary) => edit({ styleSummary })}
          />
          <button type="button" className={styles.way} onClick={() => setScreen("lyrics")}>
            <span>Lyrics</span>
            <span className={styles.wayNote}>{before.lyrics.trim() === "" ? "none" : countOf(before.lyrics.split("\n").filter((line) => line.trim() !== "").length, "line")}</span>
            <ChevronRight aria-hidden />
          </button>
          <button type="button" className={styles.way} onClick={() => setScreen("moreOptions")}>
            <span>More options</span>
            <span className={styles.wayNote}>{[options.allow_comments ? "comments on" : "comments off", options.can_remix ? "remixes on" : "remixes off", options.pinned ? "pinned" : ""].filter(Boolean).join(", ")}</span>
            <ChevronRight aria-hidden />
          </button>
          {publishing && <p className={styles.note}>Everyone will be able to find it. You can make it link only again at any time.</p>}
        </div>
      )}
    </Dialog>
  );
}
