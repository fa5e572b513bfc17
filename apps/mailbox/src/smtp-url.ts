import { isLoopback } from "./loopback.ts";

/** The parameters of `SMTP_URL` and their defaults. */
const parameters = {
  /** Refuses a server without TLS. */
  requireTLS: false,
  /** `false` takes any certificate, which is allowed only on this machine. */
  rejectUnauthorized: true,
};
const values: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false };

/**
 * Reads `SMTP_URL`.
 * @returns the server as nodemailer takes it, and what is wrong with the URL, without its password
 */
export function readSmtpUrl(text: string) {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === "") {
    return { problems: ["must look like smtp://user:password@host:587 or smtps://…."] };
  }
  const problems: string[] = [];
  const chosen = { ...parameters };
  for (const [name, value] of url.searchParams) {
    const meant = /reject|auth|cert|verif|insecure|trust/i.test(name)
      ? "rejectUnauthorized"
      : "requireTLS";
    const setting = values[value.toLowerCase()];
    if (!(name in parameters)) {
      // A name with other characters may be the rest of a password.
      const shown = /^[\w.-]{1,40}$/.test(name) ? `"${name}"` : "what comes after the ?";
      problems.push(`does not know ${shown}. Did you mean ${meant}?`);
    } else if (setting === undefined) {
      problems.push(`needs ${name}=1 or ${name}=0, not "${value.slice(0, 20)}".`);
    } else chosen[meant] = setting;
  }
  const { rejectUnauthorized, requireTLS } = chosen;
  if (!rejectUnauthorized && !isLoopback(url.hostname)) {
    problems.push("may have rejectUnauthorized=0 only for a server on this machine.");
  }
  const secure = url.protocol === "smtps:";
  const [user = "", pass = ""] = [url.username, url.password].map(decodeURIComponent);
  const server = {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS,
    ...(user === "" ? {} : { auth: { user, pass } }),
    tls: { rejectUnauthorized },
  };
  return { server, problems };
}

/**
 * Whether mail may travel in the clear: to another machine, without TLS from the start and without
 * insisting on it.
 */
export function mayBeRead(text: string): boolean {
  const { server } = readSmtpUrl(text);
  return server !== undefined && !server.secure && !server.requireTLS && !isLoopback(server.host);
}
