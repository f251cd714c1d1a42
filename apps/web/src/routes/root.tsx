import { Suspense, lazy, useCallback } from "react";
import { NotificationsBell } from "../features/notifications/components/notifications-bell.tsx";
import { likeCurrent } from "../features/playbar/like-clip.ts";
import { MiniPlayer } from "../features/playbar/mini-player.tsx";
import { Playbar } from "../features/playbar/playbar.tsx";
import { SearchBox } from "../features/search/components/search-box.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { useKeyboard } from "../features/shell/use-keyboard.ts";
import { setPanel, useShellPanel } from "../lib/shell-panels.ts";
import { useSignInRequest } from "../lib/sign-in-request.ts";
import { closeUpsell, useUpsellRequest } from "../lib/upsell-request.ts";
import { usePlayer } from "../player/use-player.ts";
import { PageOutlet, useNavigate } from "../router/index.ts";
import { ErrorFallback } from "./error-fallback.tsx";
import { NotFoundPage } from "./not-found.tsx";

const KeysSheet = lazy(() => import("../features/shell/keys-sheet.tsx").then((module) => ({ default: module.KeysSheet })));
const QueuePanel = lazy(() => import("../features/queue/queue-panel.tsx").then((module) => ({ default: module.QueuePanel })));
const FullPlayer = lazy(() => import("../features/playbar/full-player.tsx").then((module) => ({ default: module.FullPlayer })));
const FeedbackDialog = lazy(() => import("../features/feedback/feedback-dialog.tsx").then((module) => ({ default: module.FeedbackDialog })));
const InviteDialog = lazy(() => import("../features/invite/invite-dialog.tsx").then((module) => ({ default: module.InviteDialog })));
const UpsellDialog = lazy(() => import("../features/upsell/upsell-dialog.tsx").then((module) => ({ default: module.UpsellDialog })));
const SignInDialog = lazy(() => import("../features/auth/sign-in-dialog.tsx").then((module) => ({ default: module.SignInDialog })));

/** The shell round every page, and what lies over all of them; fetched when it is first opened. */
export function RootPage() {
  const navigate = useNavigate();
  const openSearch = useCallback(() => void navigate({ to: "/search" }), [navigate]);
  useKeyboard(likeCurrent, openSearch);
  return (
    <Shell playbar={<Playbar />} miniPlayer={<MiniPlayer />} search={(brand) => <SearchBox>{brand}</SearchBox>} bell={(place) => <NotificationsBell place={place} />} overlays={<Suspense><Overlays /></Suspense>}>
      <PageOutlet NotFound={NotFoundPage} Failed={ErrorFallback} />
    </Shell>
  );
}

function Overlays() {
  const queue = useShellPanel("queue");
  const keys = useShellPanel("keys");
  const full = useShellPanel("player");
  const feedback = useShellPanel("feedback");
  const invite = useShellPanel("invite");
  const hasSong = usePlayer((state) => state.current !== null);
  const signIn = useSignInRequest();
  const upsell = useUpsellRequest();
  return (
    <>
      {queue && <QueuePanel />}
      {keys && <KeysSheet />}
      {full && hasSong && <FullPlayer />}
      {feedback && <FeedbackDialog onClose={() => setPanel("feedback", false)} />}
      {invite && <InviteDialog onClose={() => setPanel("invite", false)} />}
      {upsell && <UpsellDialog key={upsell} feature={upsell} onClose={closeUpsell} />}
      {signIn && <SignInDialog request={signIn} />}
    </>
  );
}
