import { useEffect, useState } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { Toggle } from "../../../ui/toggle.tsx";
import { readPushState, switchPushOff, switchPushOn, type PushState } from "../../../api/push-device.ts";
import styles from "./push-toggle.module.css";

const NOTES: Record<PushState, string> = {
  unsupported: "This browser cannot be told of news while the app is closed.",
  denied: "Notifications of this site are forbidden in this browser. Allow them in its settings first.",
  on: "This browser tells you of news while the app is closed.",
  off: "Be told of likes, comments, followers and finished songs while the app is closed. For this browser only.",
};

/** Whether this browser is told of news; off until its person switches it on. */
export function PushToggle() {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => { void readPushState().then(setState, () => setState("unsupported")); }, []);
  if (state === null) return <Skeleton height={48} />;
  const choose = async (on: boolean) => {
    setBusy(true);
    try {
      setState(await (on ? switchPushOn() : switchPushOff()));
    } catch (error) {
      console.warn("The push service did not do it", error);
      toast("Error: An error occurred while updating your settings.", { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Toggle spread checked={state === "on"} disabled={busy || state === "unsupported" || state === "denied"} onChange={(on) => void choose(on)}>Push notifications</Toggle>
      <p className={styles["note"]}>{NOTES[state]}</p>
    </div>
  );
}
