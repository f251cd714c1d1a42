import { useSession } from "../api/use-session.ts";
import { ChooseSong } from "./choose-song.tsx";
import { WaitlistPage } from "./studio-waitlist.tsx";

/** Where songs are opened one by one; behind its waitlist while the operator has one. */
export function StudioPage() {
  const { session } = useSession();
  if (session?.flags["studio-waitlist"] === true && !session.roles.is_staff) return <WaitlistPage />;
  return <ChooseSong title="Studio" lead="Open a song to see its sections, waveform and words side by side. Cutting and layering songs here comes later." />;
}
