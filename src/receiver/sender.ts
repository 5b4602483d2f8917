import type { IncomingMessage } from "node:http";

/** What is asked of Node's `IncomingMessage`. */
interface Call extends Pick<IncomingMessage, "headers"> {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">;
}

/** Addresses that no visitor has (RFC 1918, RFC 4193, RFC 3927, RFC 4291): of this machine and of balancers before it. */
const inner = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe[89ab])/;

/**
 * Who calls a server of Node: behind a proxy of this machine, whom the proxy names. Of a list the last is the one whom the
 * nearest proxy has seen, and a balancer with an inner address has itself written the one before; what stands before that
 * may be invented.
 */
export function senderOf({ socket, headers }: Call): string {
  const peer = canonicalAddress(socket.remoteAddress ?? "");
  if (!inner.test(peer)) return peer;
  const named = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map(canonicalAddress)
    .filter(Boolean);
  return named.findLast((address) => !inner.test(address)) ?? named[0] ?? peer;
}

/**
 * One spelling of an IP address (RFC 5952), without a port, whatever the proxy writes; IPv4 in IPv6 is IPv4. A text that is
 * no address stays as it is.
 */
export function canonicalAddress(written: string): string {
  const text = written.trim();
  const [, bare = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  const url = bare.includes(":") ? `http://[${bare.split("%")[0]}]` : "";
  if (!URL.canParse(url)) return bare;
  const address = new URL(url).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  if (!high || !low) return address;
  return [high, low].flatMap((pair) => [parseInt(pair, 16) >> 8, parseInt(pair, 16) & 0xff]).join(".");
}

/**
 * The networks whose leads are counted together: an IPv4 address; of IPv6 the household, which has 2^64 addresses, and the
 * site, which is given up to 2^16 households (RFC 6177).
 */
export function networksOf(written: string): string[] {
  const address = canonicalAddress(written);
  if (!address.includes(":")) return [address];
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(tail ? 8 - head.length - tail.length : 0).fill("0");
  const groups = [...head, ...zeros, ...(tail ?? [])];
  return [4, 3].map((length) => groups.slice(0, length).join(":"));
}
