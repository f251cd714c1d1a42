import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export interface SignInRequest {
  /** Why: "Sign in to like songs." */
  reason: string;
  /** What the person was about to do; done once they are in. */
  andThen?: () => void;
}

export const signInRequest = createStore<{ open: SignInRequest | null }>(() => ({ open: null }));

/** Opens the sign-in dialog over the page, so that nothing typed is lost; afterwards `andThen` runs. */
export const requireSignIn = (request: SignInRequest): void => signInRequest.setState({ open: request });
export const closeSignIn = (): void => signInRequest.setState({ open: null });
export const useSignInRequest = (): SignInRequest | null => useStore(signInRequest, ({ open }) => open);
