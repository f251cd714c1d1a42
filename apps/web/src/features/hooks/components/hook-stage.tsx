import type { Hook } from "@tunewright/contract";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { player } from "../../../player/player.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { createHookLoop } from "../hook-loop.ts";
import { HookCard } from "./hook-card.tsx";
import styles from "./hook-stage.module.css";

export interface HookStageProps {
  hooks: readonly Hook[];
  onNearEnd: () => void;
  /** What other features add to a song's actions. */
  actions: (hook: Hook) => ReactNode;
}

const NEAR_END = 3;
/** Cards beyond the neighbours are empty places. */
const DRAWN = 1;

/** Hooks one below the other, one in sight at a time: swiped, scrolled, or stepped through by arrow keys. The one in sight is heard. */
export function HookStage({ hooks, onNearEnd, actions }: HookStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [loop] = useState(() => createHookLoop(player));
  const hook = hooks[at];
  useEffect(() => { if (hook) loop.show(hook); }, [hook, loop]);
  useEffect(() => () => loop.end(), [loop]);
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => { if (at >= hooks.length - NEAR_END) nearEnd(); }, [at, hooks.length]);

  useEffect(() => {
    const element = stage.current as HTMLDivElement;
    const note = () => setAt(Math.max(0, Math.min(hooks.length - 1, Math.round(element.scrollTop / Math.max(1, element.clientHeight)))));
    element.addEventListener("scroll", note, { passive: true });
    return () => element.removeEventListener("scroll", note);
  }, [hooks.length]);
  const step = useEffectEvent((by: number) => {
    const element = stage.current as HTMLDivElement;
    const to = Math.max(0, Math.min(hooks.length - 1, at + by));
    element.scrollTo({ top: to * element.clientHeight, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }[event.key];
      if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ((event.target as Element).closest("input, textarea, select, dialog, [role=slider], [role=menu], [contenteditable]")) return;
      event.preventDefault();
      step(by);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);

  return (
    <div className={styles.frame}>
      <div ref={stage} className={styles.stage} role="feed" aria-label="Hooks" aria-busy={false}>
        {hooks.map((each, index) => (
          <div key={each.clip.id} className={styles.place} inert={index !== at}>
            {Math.abs(index - at) <= DRAWN && <HookCard hook={each} current={index === at} actions={actions(each)} />}
          </div>
        ))}
      </div>
      <div className={styles.steps}>
        <IconButton label="Previous hook" size="large" icon={<ChevronUp />} disabled={at === 0} onClick={() => step(-1)} />
        <IconButton label="Next hook" size="large" icon={<ChevronDown />} disabled={at >= hooks.length - 1} onClick={() => step(1)} />
      </div>
    </div>
  );
}
