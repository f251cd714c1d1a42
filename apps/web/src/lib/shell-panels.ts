import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** What lies over the page and belongs to no page: opened from anywhere, drawn by the shell. */
interface ShellPanels {
  queue: boolean;
  keys: boolean;
  /** The full-screen player. */
  player: boolean;
  feedback: boolean;
  invite: boolean;
}

export const shellPanels = createStore<ShellPanels>(() => ({ queue: false, keys: false, player: false, feedback: false, invite: false }));
export const useShellPanel = (name: keyof ShellPanels): boolean => useStore(shellPanels, (panels) => panels[name]);
export const setPanel = (name: keyof ShellPanels, open: boolean): void => shellPanels.setState({ [name]: open });
export const togglePanel = (name: keyof ShellPanels): void => shellPanels.setState((panels) => ({ [name]: !panels[name] }));
