import type { Project } from "@tunewright/contract";
import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useProjects } from "../../../api/use-projects.ts";
import { formatCount } from "../../../lib/format-count.ts";
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { CreateWorkspaceDialog } from "./create-workspace-dialog.tsx";
import styles from "./workspace-menu.module.css";

interface Props {
  current: Project | null;
  onChoose(project: Project): void;
  /** `heading` stands over the list; `field` stands in the form. */
  look: "heading" | "field";
}

/** Which workspace is on screen; lists them and offers a new one. */
export function WorkspaceMenu({ current, onChoose, look }: Props) {
  const { projects, hasMore, loadMore } = useProjects(true);
  const [creating, setCreating] = useState(false);
  const name = current?.name ?? "My Workspace";
  return (
    <>
      <Menu label="Workspaces" width={260} trigger={(properties) => (
        <button type="button" {...properties} className={styles[look]} aria-label={`Workspace: ${name}`}>
          <span className={styles.name}>{name}</span>
          <ChevronDown aria-hidden />
        </button>
      )}>
        <MenuGroup label="Workspaces">
          {projects.map((project) => (
            <MenuChoice
              key={project.id} checked={project.id === current?.id} onSelect={() => onChoose(project)}
              end={<span className={styles.count}>{formatCount(project.clip_count)}</span>}
            >
              {project.name}
            </MenuChoice>
          ))}
        </MenuGroup>
        {hasMore && <MenuItem onSelect={loadMore}>Show more</MenuItem>}
        <MenuSeparator />
        <MenuItem icon={<Plus />} onSelect={() => setCreating(true)}>Create a Workspace</MenuItem>
      </Menu>
      <CreateWorkspaceDialog
        open={creating} onClose={() => setCreating(false)}
        onCreated={(project) => {
          setCreating(false);
          onChoose(project);
        }}
      />
    </>
  );
}
