import { isLoopback } from "./loopback.ts";

/** A server that takes mails, as `SMTP_URL` names it. */
type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps://`); otherwise STARTTLS where the server has it. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Refuses a server without TLS. */
  requireTLS: boolean;
  /** `false` takes any certificate, which is allowed only on this machine. */
  rejectUnauthorized: boolean;
};

/** The parameters and their defaults. */
const parameters = { requireTLS: false, rejectUnauthorized: true };
const names = Object.keys(parameters) as (keyof typeof parameters)[];
const values: Readonly<Record<string, boolean>> = {
  "1": true,
  true: true,
  "0": false,
  false: false,
};

/** The parameter that has the most pairs of letters in common with a misspelt one. */
function meant(name: string): string {
  const pairs = [...name.toLowerCase()].map((letter, at, all) => letter + (all[at + 1] ?? ""));
  const alike = (known: string) =>
    pairs.filter((pair) => known.toLowerCase().includes(pair)).length;
  return names.reduce((best, known) => (alike(known) > alike(best) ? known : best));
}

/**
 * Reads `SMTP_URL`.
 * @returns the server, and what is wrong with the URL, without its password
 */
export function readSmtpUrl(text: string): { server?: SmtpServer; problems: string[] } {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === "") {
    return { problems: ["must look like smtp://user:password@host:587 or smtps://…."] };
  }
  const problems: string[] = [];
  const chosen = { ...parameters };
  for (const [name, value] of url.searchParams) {
    const known = names.find((candidate) => candidate === name);
    const setting = values[value.toLowerCase()];
    // A name with other characters may be the rest of a password.
    if (!known) {
      const shown = /^[\w.-]{1,40}$/.test(name) ? `"${name}"` : "what stands after the ?";
      problems.push(`does not know ${shown}. Did you mean ${meant(name)}?`);
    } else if (setting === undefined) {
      problems.push(`needs ${known}=1 or ${known}=0, not "${value.slice(0, 20)}".`);
    } else chosen[known] = setting;
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!chosen.rejectUnauthorized && !isLoopback(url.hostname)) {
    problems.push("may have rejectUnauthorized=0 only for a server on this machine.");
  }
  const secure = url.protocol === "smtps:";
  const { username, password } = url;
  const decode = decodeURIComponent;
  const server = {
    host,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    auth: username === "" ? undefined : { user: decode(username), pass: decode(password) },
    ...chosen,
  };
  return { server, problems };
}
