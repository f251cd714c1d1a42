import type { Clip, PlanFeature, Project, ProjectId } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import Info from "lucide-react/icons/info";
import Plus from "lucide-react/icons/plus";
import { useEffect, useMemo, useRef, useState } from "react";
import { startingModel, useSession } from "../api/use-session.ts";
import { BlockedDialog } from "../features/create/components/blocked-dialog.tsx";
import { CreateFooter } from "../features/create/components/create-footer.tsx";
import { CreateForm } from "../features/create/components/create-form.tsx";
import { TermsDialog } from "../features/create/components/terms-dialog.tsx";
import { readiness } from "../features/create/create-rules.ts";
import { isBlankDraft } from "../features/create/draft.ts";
import { clearDraft, useDraft } from "../features/create/draft-store.ts";
import { takeUpPrompt } from "../features/create/take-up-prompt.ts";
import { useCreateSong } from "../features/create/use-create-song.ts";
import { Inspector } from "../features/workspace/components/inspector.tsx";
import { WorkspaceMenu } from "../features/workspace/components/workspace-menu.tsx";
import { WorkspacePanel } from "../features/workspace/components/workspace-panel.tsx";
import { playTake } from "../features/workspace/switch-take.ts";
import { showNewClips, workspaceClips } from "../features/workspace/workspace-clips.ts";
import { mayBeQueued } from "../lib/clip-words.ts";
import { useLatest } from "../lib/use-latest.ts";
import { mainScroller } from "../lib/main-scroller.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useMedia } from "../lib/use-media.ts";
import { openUpsell } from "../lib/upsell-request.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link, useNavigate, useSearch } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { MenuItem } from "../ui/menu.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { toast } from "../ui/toast.ts";
import { useClipDesk } from "./clip-desk.tsx";
import { useRemixLink } from "./use-remix-link.ts";
import styles from "./create.module.css";

/** The form, the workspace it fills, and the chosen take. */
export function CreatePage() {
  const search = useSearch({ from: "/create" });
  const { wid, page } = search;
  useRemixLink(search);
  const navigate = useNavigate();
  const { session, user, signedOut } = useSession();
  useTitle("Create");
  /** No room for form and list side by side: the form is a drawer over the list. */
  const narrow = useMedia("(max-width: 899px)");
  const draft = useDraft();
  const desk = useClipDesk();
  const projectId = (wid ?? null) as ProjectId | null;
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Where there is no third column the details open only when they are asked for. */
  const roomy = useMedia("(min-width: 1280px)");
  const [detailsAsked, setDetailsAsked] = useState(false);
  const showDetails = (clip: Clip) => {
    setChosenId(clip.id);
    setDetailsAsked(true);
  };
  const closeDetails = () => {
    setDetailsAsked(false);
    if (roomy) setChosenId(null);
  };
  const [sheetOpen, setSheetOpen] = useState(true);
  const column = useRef<HTMLDivElement>(null);
  const [scrollers] = useState(() => ({ column: () => column.current, main: mainScroller }));

  const create = useCreateSong({
    projectId,
    onCreated(clips) {
      showNewClips(clips);
      setSheetOpen(false);
      (narrow ? mainScroller() : column.current)?.scrollTo({ top: 0, behavior: "smooth" });
    },
    onMessage: (title, text) => toast(title, { detail: text, tone: "error", duration: 5_000 }),
  });

  const showPlan = (feature: PlanFeature = "upgrade_v45") => {
    create.dismissBlock();
    openUpsell(feature);
  };
  const press = useLatest(create.press);
  const ready = session !== null;
  useEffect(() => {
    if (ready && takeUpPrompt()) press.current();
  }, [ready, press]);

  const chooseProject = (project: Project) => {
    setChosenId(null);
    void navigate({ to: "/create", search: project.is_default ? {} : { wid: project.id } });
  };
  const { data } = useInfiniteQuery({ ...workspaceClips(projectId), enabled: user !== null });
  const clips = useMemo(() => data?.pages.flatMap((one) => one.clips) ?? [], [data]);
  const project = data?.pages[0]?.project ?? null;
  const chosen = clips.find((clip) => clip.id === chosenId && clip.status === "complete") ?? null;
  const takes = chosen ? clips.filter((clip) => clip.metadata.batch_id === chosen.metadata.batch_id && clip.status === "complete")
    .toSorted((a, b) => a.metadata.batch_index - b.metadata.batch_index) : [];

  const model = session && startingModel(session.models, draft.model);
  const form = (
    <CreateForm
      session={session} draft={draft} model={model} create={create}
      workspace={user && <WorkspaceMenu current={project} onChoose={chooseProject} look="field" />}
    />
  );
  const footer = (bare: boolean) => (
    <CreateFooter
      session={session} busy={create.busy} reason={readiness(draft, session, model).reason} canClear={!isBlankDraft(draft)} bare={bare}
      onCreate={create.press} onClear={clearDraft}
    />
  );
  const list = user ? (
    <WorkspacePanel
      key={projectId ?? "default"} projectId={projectId} page={page ?? 0} chosenId={chosenId} scroller={narrow ? scrollers.main : scrollers.column} tapPlays={narrow}
      onChooseProject={chooseProject} onChoose={(clip) => setChosenId(clip?.id ?? null)}
      onCancel={desk.cancel} onTrash={desk.trash} onTryAgain={(clip) => { desk.reuse(clip, "asked"); setSheetOpen(true); }}
      menu={(clip) => desk.menu(clip, { extra: <MenuItem icon={<Info />} onSelect={() => showDetails(clip)}>Show details</MenuItem> })}
      end={narrow && <Button tone="primary" icon={<Plus />} onClick={() => setSheetOpen(true)}>New song</Button>}
    />
  ) : signedOut && (
    <EmptyState
      title="Your songs appear here."
      action={<Button size="large" onClick={() => requireSignIn({ reason: "Sign in to see your songs." })}>Sign in</Button>}
    >
      Write first, sign in when you press Create: your words are kept.
    </EmptyState>
  );
  const inspector = chosen && (roomy || detailsAsked) && (
    <Inspector
      clip={chosen} takes={takes} {...(!narrow && { onClose: closeDetails })}
      onTake={(take: Clip) => {
        setChosenId(take.id);
        playTake(take, clips.filter(mayBeQueued));
      }}
      tools={<>{desk.reactions(chosen)}{desk.menu(chosen)}</>}
      actions={(
        <>
          <Button onClick={() => desk.reuse(chosen, "made")}>Reuse prompt</Button>
          {chosen.is_public
            ? <Button onClick={() => desk.share(chosen)}>Share</Button>
            : <Button onClick={() => desk.publish(chosen)}>Publish</Button>}
        </>
      )}
    />
  );

  return (
    <div className={narrow ? styles.narrow : styles.columns} data-inspecting={inspector ? "" : undefined}>
      <h1 className={styles.hidden}>Create</h1>
      {narrow ? (
        <>
          {list}
          <Sheet open={sheetOpen} onClose={() => setSheetOpen(false)} title="New song" className={draft.mode === "custom" ? styles.fullSheet : styles.sheet} footer={footer(true)}>
            <div className={styles.sheetForm}>{form}</div>
          </Sheet>
          {inspector && <Sheet open title="Details" onClose={closeDetails}>{inspector}</Sheet>}
        </>
      ) : (
        <>
          <section className={styles.form} aria-label="Song">
            <div className={styles.fields}>{form}</div>
            {footer(false)}
          </section>
          <section ref={column} className={styles.list} aria-label="Workspace" tabIndex={-1}>{list}</section>
          {inspector && <aside className={styles.inspector} aria-label="Details">{inspector}</aside>}
        </>
      )}
      <TermsDialog open={create.termsAsked} onAccept={create.acceptTerms} />
      <BlockedDialog
        blocked={create.blocked} onClose={create.dismissBlock}
        plansLink={session?.plan === "free"
          ? <Button tone="primary" onClick={() => showPlan(create.blocked?.by)}>See what Pro adds</Button>
          : <Link to="/account" className={buttonClass({ tone: "primary" })} onClick={create.dismissBlock}>See credits and plans</Link>}
      />
      {desk.dialogs}
    </div>
  );
}
