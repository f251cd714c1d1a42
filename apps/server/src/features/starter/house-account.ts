/** The account that the starter songs belong to. Nobody can sign in to it: .invalid is reserved (RFC 2606). */
export const HOUSE = { email: "house@tunewright.invalid", handle: "tunewright", displayName: "Tunewright" } as const;
