import type { Clip, Project } from "@tunewright/contract";
import { useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { useProjects } from "../../../api/use-projects.ts";
import { countOf } from "../../../lib/format-count.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { moveTo } from "../change-clips.ts";
import styles from "./move-dialog.module.css";

/** Which workspace the songs shall stand in. */
export function MoveDialog({ clips, onClose, onMoved }: { clips: readonly Clip[]; onClose(): void; onMoved?(): void }) {
  const open = clips.length > 0;
  const { projects, hasMore, loadMore, loading } = useProjects(open);
  const [busy, setBusy] = useState<string | null>(null);
  const move = async (project: Project) => {
    setBusy(project.id);
    try {
      await moveTo(project.id, clips.map((clip) => clip.id));
      toast(`${clips.length === 1 ? "The song is" : `${countOf(clips.length, "song")} are`} in “${project.name}” now.`);
      onMoved?.();
      onClose();
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(null);
    }
  };
  const here = clips.length === 1 ? clips[0]!.project_id : null;
  return (
    <Dialog open={open} onClose={onClose} title="Move to workspace" width={420}>
      {!loading && projects.length === 0 && <p>You have no workspaces to add to.</p>}
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.id}>
            <button type="button" className={styles.choice} disabled={busy !== null || project.id === here} onClick={() => void move(project)}>
              <span className={styles.name}>{project.name}</span>
              <span className={styles.count}>{project.id === here ? "it is here" : countOf(project.clip_count, "song")}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <Button wide onClick={loadMore}>Show more</Button>}
    </Dialog>
  );
}
