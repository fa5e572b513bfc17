import type { FetchProblem } from "../fetch/fetch-page.ts";

/** Why a page could not be fetched, and what helps. */
export const fetchProblems: Readonly<Record<FetchProblem, (detail: string) => string>> = {
  address: (address) => `“${address}” is not a web address.`,
  port: (port) => `Port ${port} is not that of a public website.`,
  credentials: () => "The address has a name and a password in it. Leave them out.",
  private: (host) => `${host} is not a public host.`,
  "no-host": (host) => `There is no host ${host}. Look for a typing mistake.`,
  refused: () => "The host is there, but nothing answers at this port.",
  certificate: (code) => `The host’s certificate is not valid (${code}).`,
  timeout: () => "The answer took longer than ten seconds.",
  "too-large": () => "The page is larger than 2 MB.",
  redirects: (address) => `The redirects lead nowhere (${address}).`,
  robots: (address) => `robots.txt forbids robots from fetching ${address}.`,
  login: (status) => `The page asks for a login or keeps robots out (status ${status}).`,
  missing: (status) => `There is no page at this address (status ${status}).`,
  status: (status) => `The server failed to deliver the page (${status}).`,
  "not-html": (type) => `This is not a page but ${type || "something of no named type"}.`,
  "not-sitemap": () => "This is not a sitemap.",
  broken: (code) => `The answer is broken${code === "" ? "" : ` (${code})`}.`,
};
