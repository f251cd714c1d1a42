import type { PlanFeature } from "@tunewright/contract";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const upsellRequest = createStore<{ feature: PlanFeature | null }>(() => ({ feature: null }));

/** Shows what a paid plan adds, beginning with one feature; drawn by the shell over any page. */
export const openUpsell = (feature: PlanFeature): void => upsellRequest.setState({ feature });
export const closeUpsell = (): void => upsellRequest.setState({ feature: null });
export const useUpsellRequest = (): PlanFeature | null => useStore(upsellRequest, ({ feature }) => feature);
