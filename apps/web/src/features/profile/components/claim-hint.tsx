import { updateUserConfig } from "@tunewright/contract";
import X from "lucide-react/icons/x";
import { call } from "../../../api/call.ts";
import { refreshSession } from "../../../api/use-session.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./claim-hint.module.css";

/** For whoever still has the handle that was given to them: shown until it is changed or waved away. */
export function ClaimHint({ onClaim }: { onClaim(): void }) {
  const dismiss = () => void call(updateUserConfig, { body: { shown_claim_username: true } }).then(refreshSession, () => undefined);
  return (
    <span className={styles["hint"]}>
      <button
        type="button" className={styles["claim"]}
        onClick={() => {
          dismiss();
          onClaim();
        }}
      >
        Claim your username
      </button>
      <IconButton label="Not now" tooltip={false} icon={<X />} className={styles["close"]} onClick={dismiss} />
    </span>
  );
}
