import { GATES, GATE_NAMES, type GateName } from "@tunewright/contract";

/** The gates as they are until an operator changes one. */
export const GATES_BY_DEFAULT = Object.fromEntries(GATE_NAMES.map((name) => [name, GATES[name].default])) as Record<GateName, boolean>;
