interface Stores { ios: string | null; android: string | null }

/** The kind of phone or tablet; null for everything else. iPads call themselves Macs, with fingers. */
export function platformOf(userAgent: string, touchPoints: number): keyof Stores | null {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return "ios";
  return /Android/.test(userAgent) ? "android" : null;
}

/** Where the app for this device is; null where the operator has none. */
export function storeFor(userAgent: string, touchPoints: number, stores: Stores): string | null {
  const platform = platformOf(userAgent, touchPoints);
  return platform === null ? null : stores[platform];
}
