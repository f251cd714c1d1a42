import { BlockList, isIP, type LookupFunction } from "node:net";
import { lookup as resolve } from "node:dns";

/** Addresses that are not of the public Internet. Source: the special-purpose registries of IANA (RFC 6890). */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8], ["10.0.0.0", 8], ["100.64.0.0", 10], ["127.0.0.0", 8], ["169.254.0.0", 16], ["172.16.0.0", 12], ["192.0.0.0", 24], ["192.0.2.0", 24], ["192.88.99.0", 24], ["192.168.0.0", 16],
  ["198.18.0.0", 15], ["198.51.100.0", 24], ["203.0.113.0", 24], ["224.0.0.0", 4], ["240.0.0.0", 4],
] as const) INSIDE.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [["::", 127], ["64:ff9b::", 96], ["64:ff9b:1::", 48], ["100::", 64], ["2001::", 23], ["2001:db8::", 32], ["2002::", 16], ["fc00::", 7], ["fe80::", 10], ["ff00::", 8]] as const) INSIDE.addSubnet(net, bits, "ipv6");

/** Whether an IP address belongs to somebody on the Internet, and not to this house or its neighbours. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  // IPv4 written within IPv6 in other ways.
  if (kind === 6 && /^(::|0:0:0:0:0:)/i.test(address)) return false;
  return !INSIDE.check(address, kind === 6 ? "ipv6" : "ipv4");
}

/** Whether something may be sent there at all: https on its own port, a name or a public address, no user in it. Names are looked at again when they are resolved. */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes(".") && !/(^|\.)(localhost|local|internal|home\.arpa|lan|test|invalid|onion)\.?$/i.test(host);
}

/** For a connection: resolves a name to public addresses only, so that no name leads inside, whatever it meant a moment ago. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const first = open[0];
    if (error || !first) callback(error ?? Object.assign(new Error(`${hostname} does not lead to the Internet`), { code: "ENOTFOUND" }), "", 4);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
