import type { Persona, PersonaId } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError } from "../api/api-error.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { editDraft } from "../features/create/draft-store.ts";
import { PersonaPicture } from "../features/personas/components/persona-card.tsx";
import { PersonaDialog } from "../features/personas/components/persona-dialog.tsx";
import { personaQuery, removePersona } from "../features/personas/persona-queries.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link, useNavigate, useParams } from "../router/index.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tag } from "../ui/tag.tsx";
import { toast } from "../ui/toast.ts";
import { NotFoundPage } from "./not-found.tsx";
import { PrintGrid } from "./print-grid.tsx";
import styles from "./persona.module.css";

/** A singer kept from a song, and what was made with it. */
export function PersonaPage() {
  const { personaId } = useParams({ from: "/persona/$personaId" });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(personaQuery(personaId as PersonaId));
  const persona = data?.pages[0]?.persona;
  useTitle(persona?.name ?? "Persona");
  if (isApiError(error, "not_found") || isApiError(error, "invalid_request")) return <NotFoundPage />;
  if (error && !data) {
    return <ErrorState title="This persona could not be shown." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  }
  const clips = data?.pages.flatMap((one) => one.clips);
  return (
    <div className={page["page"]}>
      {persona ? <Head persona={persona} /> : <Skeleton height={160} />}
      <h2 className={styles["heading"]}>Songs</h2>
      {clips?.length === 0
        ? <EmptyState title="No songs yet.">Public songs made with this persona stand here.</EmptyState>
        : <PrintGrid clips={clips} hasMore={hasNextPage} loadingMore={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </div>
  );
}

function Head({ persona }: { persona: Persona }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const use = () => {
    editDraft({ mode: "custom", persona: { id: persona.id, name: persona.name, image: persona.image_url } });
    void navigate({ to: "/create" });
  };
  const remove = () => removePersona(persona.id).then(
    () => {
      toast(`“${persona.name}” was deleted. Its songs stay.`);
      return navigate({ to: "/me", search: { tab: "personas" } });
    },
    (error: unknown) => toast(sentenceFor(error), { tone: "error" }),
  );
  return (
    <header className={styles["head"]}>
      <div className={styles["picture"]}><PersonaPicture persona={persona} /></div>
      <div className={styles["words"]}>
        <span className={styles["kind"]}>Persona {!persona.is_public && <Tag>Private</Tag>}</span>
        <h1 dir="auto">{persona.name}</h1>
        {persona.description && <p dir="auto">{persona.description}</p>}
        <p className={styles["facts"]}>
          {persona.style}{persona.style && " · "}by <Link to="/@{$handle}" params={{ handle: persona.handle }}>{persona.display_name}</Link>
          {persona.source_clip_id && <> · from <Link to="/song/$clipId" params={{ clipId: persona.source_clip_id }}>its song</Link></>}
        </p>
        <div className={styles["actions"]}>
          <Button tone="primary" onClick={use}>Make a song with it</Button>
          {persona.is_own && <><Button onClick={() => setEditing(true)}>Edit</Button><Button tone="danger" onClick={() => setRemoving(true)}>Delete</Button></>}
        </div>
      </div>
      <PersonaDialog request={editing ? { persona } : null} onClose={() => setEditing(false)} />
      <Dialog
        open={removing} onClose={() => setRemoving(false)} title={`Delete “${persona.name}”?`} width={420}
        footer={<><Button onClick={() => setRemoving(false)}>Cancel</Button><Button tone="danger" onClick={() => void remove()}>Delete</Button></>}
      >
        <p>Songs made with it stay as they are.</p>
      </Dialog>
    </header>
  );
}
