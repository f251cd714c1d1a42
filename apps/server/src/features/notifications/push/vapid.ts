import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from "node:crypto";

/** Order of the group of P-256. Source: FIPS 186-5, appendix; SEC 2, section 2.4.2. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const HOUR = 3_600;
/** Push services take tokens of at most a day. Source: RFC 8292, section 2. */
const VALID_SECONDS = 12 * HOUR;

export interface VapidKeys {
  /** Uncompressed point, base64url: what browsers subscribe with. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The pair of keys by which push services know this house, from its secret: always the same. Derivation as in FIPS 186-5, A.2.1. */
export function deriveVapidKeys(secret: string): VapidKeys {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "tunewright vapid P-256", 48));
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const part = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  return {
    publicKey: point.toString("base64url"),
    privateKey: createPrivateKey({ format: "jwk", key: { kty: "EC", crv: "P-256", d: d.toString("base64url"), x: part(1, 33), y: part(33, 65) } }),
  };
}

/** The Authorization header for a push service (RFC 8292): a signed word that this house sends, valid for its origin and some hours. */
export function signVapid(keys: VapidKeys, endpoint: string, contact: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const said = `${part({ typ: "JWT", alg: "ES256" })}.${part({ aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + VALID_SECONDS, sub: contact })}`;
  const signature = sign("sha256", Buffer.from(said), { key: keys.privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url");
  return `vapid t=${said}.${signature}, k=${keys.publicKey}`;
}
