import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { MAX_ADDRESS } from "../page/addresses.ts";
import { FetchError } from "./fetch-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** Where a name leads, and how a connection to there is made. Tests have their own. */
export interface Network {
  /** The IP addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Opens a connection to exactly this IP address. */
  readonly connect: (address: string, port: number) => Socket;
}

/** The network that this computer is in, which may have no way to IPv6. */
export const network: Network = {
  resolve: async (host) =>
    (await lookup(host, { all: true, order: "ipv4first" })).map(({ address }) => address),
  connect: (host, port) => connectPlain({ host, port }),
};

export interface SendOptions {
  readonly userAgent: string;
  /** Whether private addresses and other ports than 80 and 443 are allowed. */
  readonly anyHost: boolean;
  readonly network: Network;
  readonly signal: AbortSignal;
}

/**
 * The address of a page as it will be asked for.
 * @throws {FetchError} for what is no public web address
 */
export function checkedAddress(address: string, anyHost: boolean): URL {
  const isShort = address.length <= MAX_ADDRESS;
  const url = isShort && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new FetchError("address", address.slice(0, MAX_ADDRESS));
  }
  if (url.username !== "" || url.password !== "") throw new FetchError("credentials");
  // The parser leaves out the port of the protocol.
  if (url.port !== "" && !anyHost) throw new FetchError("port", url.port);
  url.hash = "";
  return url;
}

/** Rejects when the time is up, since a look-up cannot be stopped. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new FetchError("timeout"));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });

/** A host's name or address, without the brackets around one in IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * The IP address to connect to. A host with a private one among its addresses is refused as a whole:
 * a name that answers with both is set up to lead astray.
 */
async function addressOf(url: URL, options: SendOptions) {
  const { network, anyHost, signal } = options;
  const host = hostOf(url);
  const addresses = isIP(host)
    ? [host]
    : await Promise.race([network.resolve(host).catch(() => []), aborted(signal)]);
  const [first] = addresses;
  if (first === undefined) throw new FetchError("no-host", host);
  if (!anyHost && !addresses.every(isPublicAddress)) throw new FetchError("private", host);
  return first;
}

const certificateProblems =
  /^(?:CERT_|ERR_TLS_CERT|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

/** What went wrong with a connection, in our words. */
export function fetchErrorOf(cause: unknown, signal: AbortSignal): FetchError {
  if (cause instanceof FetchError) return cause;
  if (signal.aborted) return new FetchError("timeout");
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (certificateProblems.test(code)) return new FetchError("certificate", code);
  if (code === "ECONNREFUSED" || code === "EHOSTUNREACH" || code === "ENETUNREACH") {
    return new FetchError("refused");
  }
  return new FetchError("broken", code);
}

/**
 * Asks for one address and gives the answer's head; its body is still to be read. The connection
 * goes to the IP address that was checked, so that a name cannot change its mind in between.
 * @throws {FetchError}
 */
export async function send(url: URL, options: SendOptions): Promise<IncomingMessage> {
  const {
    network: { connect },
    signal,
    userAgent,
  } = options;
  const address = await addressOf(url, options);
  const isSecure = url.protocol === "https:";
  const port = Number(url.port || (isSecure ? 443 : 80));
  const host = hostOf(url);
  // The certificate has to be the host's. A name is sent along too, and an IP address may not be.
  const identity = isIP(host) ? { host } : { host, servername: host };
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(fetchErrorOf(cause, signal));
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      signal,
      headers: {
        // Without the port of its protocol, which some servers take for another host.
        Host: url.host,
        "User-Agent": userAgent,
        Accept: "text/html,application/xhtml+xml,text/plain;q=0.5",
        "Accept-Encoding": "br, gzip, deflate",
        "Accept-Language": "*",
      },
      maxHeaderSize: 32 * 1024,
      createConnection: () => {
        const socket = connect(address, port);
        return isSecure ? connectTls({ socket, ...identity }) : socket;
      },
    });
    request.once("response", resolve);
    request.once("error", fail);
    request.end();
  });
}
