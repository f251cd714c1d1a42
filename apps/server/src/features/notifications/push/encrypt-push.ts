import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a browser gives with its subscription: its public key and a shared secret, as bytes. */
export interface PushKeys { p256dh: Buffer; auth: Buffer }
/** One record holds all: browsers take up to 4,096 bytes. Source: RFC 8291, section 4. */
const RECORD = 4_096;
const POINT = 65;

/** The keys as they come from a browser; null where they are none (an uncompressed point of P-256, and 16 bytes). */
export function readPushKeys(keys: { p256dh: string; auth: string }): PushKeys | null {
  const [p256dh, auth] = [Buffer.from(keys.p256dh, "base64url"), Buffer.from(keys.auth, "base64url")];
  if (p256dh.length !== POINT || p256dh[0] !== 4 || auth.length !== 16) return null;
  try {
    // Refuses what is not on the curve.
    const curve = createECDH("prime256v1");
    curve.generateKeys();
    curve.computeSecret(p256dh);
    return { p256dh, auth };
  } catch {
    return null;
  }
}

/** A message that only this browser can read: content coding aes128gcm (RFC 8188) with keys agreed as in RFC 8291. `given` is for its test vector. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, given?: { salt: Buffer; privateKey: Buffer }): Buffer {
  const curve = createECDH("prime256v1");
  if (given) curve.setPrivateKey(given.privateKey);
  else curve.generateKeys();
  const own = curve.getPublicKey();
  const salt = given?.salt ?? randomBytes(16);
  const agreed = Buffer.from(hkdfSync("sha256", curve.computeSecret(p256dh), auth, Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, own]), 32));
  const key = Buffer.from(hkdfSync("sha256", agreed, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", agreed, salt, "Content-Encoding: nonce\0", 12));
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // 2 marks the last record.
  const body = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head[20] = own.length;
  return Buffer.concat([head, own, body]);
}
