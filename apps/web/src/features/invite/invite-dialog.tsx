import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { useSession } from "../../api/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";

const CONFIRM_MS = 2_000;

/** A link of one's own to bring friends with. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [copied, setCopied] = useState(false);
  if (!user) return null;
  const link = `${location.origin}/invite/@${user.handle}`;
  const copy = () => {
    navigator.clipboard.writeText(link).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), CONFIRM_MS);
      toast("Link copied successfully!");
    }, () => toast("Failed to copy link", { detail: "Please try again.", tone: "error" }));
  };
  const share = "share" in navigator ? () => void navigator.share({ title: "Make songs with me on Tunewright", url: link }).catch(() => undefined) : null;
  return (
    <Dialog
      open onClose={onClose} title="Invite Friends"
      footer={(
        <>
          {share && <Button tone="outline" onClick={share}>Share</Button>}
          <Button tone="primary" icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>{copied ? "Copied" : "Copy link"}</Button>
        </>
      )}
    >
      <TextField label="Your link" value={link} onChange={() => undefined} readOnly hint="Whoever opens it is told that you invited them, and can sign up at once." onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
