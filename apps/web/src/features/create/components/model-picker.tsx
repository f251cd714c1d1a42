import type { Model } from "@tunewright/contract";
import ChevronDown from "lucide-react/icons/chevron-down";
import Lock from "lucide-react/icons/lock";
import { Menu, MenuChoice, MenuGroup } from "../../../ui/menu.tsx";
import { Tag } from "../../../ui/tag.tsx";
import styles from "./model-picker.module.css";

interface Props {
  models: readonly Model[];
  chosen: Model | null;
  onChoose(key: string): void;
  /** A model of a paid plan was asked for. */
  onLocked(model: Model): void;
}

/** Px, by the specification. */
const WIDTH = 192;

export function ModelPicker({ models, chosen, onChoose, onLocked }: Props) {
  return (
    <Menu label="Model" align="end" width={WIDTH} trigger={(properties) => (
      <button type="button" {...properties} className={styles.trigger} aria-label={`Model: ${chosen?.name ?? "none"}`}>
        {chosen?.name ?? "Model"}
        {chosen?.badges.includes("beta") && <Tag>beta</Tag>}
        <ChevronDown aria-hidden />
      </button>
    )}>
      <MenuGroup label="Model">
        {models.toReversed().map((model) => (
          <MenuChoice
            key={model.external_key} checked={model.external_key === chosen?.external_key} description={model.description}
            end={model.can_use ? undefined : <Lock aria-label="Needs a paid plan" />}
            onSelect={() => (model.can_use ? onChoose(model.external_key) : onLocked(model))}
          >
            <span className={styles.name}>{model.name}{model.badges.map((badge) => <Tag key={badge}>{badge === "pro" ? "Pro" : badge}</Tag>)}</span>
          </MenuChoice>
        ))}
      </MenuGroup>
    </Menu>
  );
}
