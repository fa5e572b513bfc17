import { execFileSync } from "node:child_process";
import {
  ConfigError,
  defaults,
  exampleOf,
  httpUrl,
  isOn,
  originOf,
  type Setting,
  siteUrlOf,
} from "../../config/settings.ts";

/** The data of a preview build, which is not indexed and has no analytics. */
export interface Preview {
  /** The start of the commit's hash; `""` if unknown. */
  readonly commit: string;
  /** Address of the live site; `""` if the preview itself is served from there. */
  readonly live: string;
  /** Whether its forms have a mailbox of their own; if not, they are switched off. */
  readonly sends: boolean;
}

/** The variables of hosts that a build reads; those of Turbo's cache too. */
export const hostVariables = [
  "NETLIFY",
  "CONTEXT",
  "DEPLOY_PRIME_URL",
  "HEAD",
  "COMMIT_REF",
  "VERCEL_ENV",
  "VERCEL_BRANCH_URL",
  "VERCEL_URL",
  "VERCEL_GIT_COMMIT_REF",
  "VERCEL_GIT_COMMIT_SHA",
  "CF_PAGES",
  "CF_PAGES_URL",
  "CF_PAGES_BRANCH",
  "CF_PAGES_COMMIT_SHA",
  "WORKERS_CI",
  "WORKERS_CI_BRANCH",
  "WORKERS_CI_COMMIT_SHA",
] as const;

type Env = Readonly<Record<string, string | undefined>>;
type HostEnv = { readonly [Name in (typeof hostVariables)[number]]?: string | undefined };

/** A host's variables for a build. */
interface HostBuild {
  /** Whether it is of another branch than the live site. */
  readonly isPreview: boolean;
  /** Where it will be served from. */
  readonly origin: string | undefined;
  readonly branch: string | undefined;
  readonly commit: string | undefined;
}

/**
 * What Netlify, Vercel, Cloudflare Pages or Cloudflare Workers tell a build in their variables;
 * nothing elsewhere. Cloudflare does not tell which branch is production, and Workers do not tell
 * where a preview will be.
 */
function hostBuild(env: HostEnv, liveBranch: string): HostBuild | undefined {
  if (env.NETLIFY) {
    return {
      isPreview: env.CONTEXT !== "production" && env.CONTEXT !== "dev",
      origin: env.DEPLOY_PRIME_URL,
      branch: env.HEAD,
      commit: env.COMMIT_REF,
    };
  }
  if (env.VERCEL_ENV) {
    const host = env.VERCEL_BRANCH_URL || env.VERCEL_URL;
    return {
      isPreview: env.VERCEL_ENV === "preview",
      origin: host && `https://${host}`,
      branch: env.VERCEL_GIT_COMMIT_REF,
      commit: env.VERCEL_GIT_COMMIT_SHA,
    };
  }
  const [branch, commit] = env.CF_PAGES
    ? [env.CF_PAGES_BRANCH, env.CF_PAGES_COMMIT_SHA]
    : [env.WORKERS_CI_BRANCH, env.WORKERS_CI_COMMIT_SHA];
  if (!env.CF_PAGES && !env.WORKERS_CI) return undefined;
  return { isPreview: branch !== liveBranch, origin: env.CF_PAGES_URL, branch, commit };
}

/** The commit that is built where no host says it; `""` outside a Git checkout. */
function checkedOutCommit(): string {
  try {
    const options = { cwd: import.meta.dirname, stdio: "pipe", encoding: "utf8" } as const;
    return execFileSync("git", ["rev-parse", "HEAD"], options).trim();
  } catch {
    return "";
  }
}

/** A branch's name as part of a host name: lower-case letters, digits and hyphens. */
export const branchInHost = (branch: string): string =>
  branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The kind of a build: production or preview, with its origin and mailbox. */
interface Purpose {
  readonly siteUrl: string;
  readonly endpoint: URL;
  readonly preview?: Preview;
}

/**
 * Tells a preview from the live site: by `NOINDEX`, by the variables of the host, or by the drafts
 * in it.
 */
export function readPurpose(env: Env, setting: (name: Setting) => string): Purpose {
  const host = hostBuild(env, setting("PRODUCTION_BRANCH"));
  const given = env.SITE_URL?.trim();
  const asked = setting("NOINDEX");
  const isPreview = asked ? isOn("NOINDEX", asked) : (host?.isPreview ?? false);
  const hasDrafts = isOn("DRAFTS", setting("DRAFTS"));
  if (hasDrafts && !isPreview && (given || asked || host)) {
    throw new ConfigError(
      "DRAFTS is 1, but this build is for the public, which would read what is not finished. Set DRAFTS for previews only, or NOINDEX=1 as well.",
    );
  }
  if (!isPreview && !hasDrafts) {
    const siteUrl = siteUrlOf("SITE_URL", setting("SITE_URL"));
    return { siteUrl, endpoint: httpUrl("MAIL_ENDPOINT", setting("MAIL_ENDPOINT")) };
  }
  const told =
    setting("PREVIEW_ORIGIN").replace("{branch}", branchInHost(host?.branch ?? "")) || host?.origin;
  if (host && !told) {
    throw new ConfigError(
      `The host does not say where this preview will be. Set PREVIEW_ORIGIN, such as ${exampleOf("PREVIEW_ORIGIN")}.`,
    );
  }
  const siteUrl = told
    ? originOf("PREVIEW_ORIGIN", told)
    : siteUrlOf("SITE_URL", given || setting("RETURN_ORIGIN"));
  const live = siteUrlOf("SITE_URL", told ? setting("SITE_URL") : defaults.SITE_URL);
  const mail = setting("PREVIEW_MAIL_ENDPOINT");
  // Without a mailbox there is no form to send: the address is the preview's own, which takes none.
  const endpoint = httpUrl("PREVIEW_MAIL_ENDPOINT", mail || siteUrl);
  const commit = (host?.commit || checkedOutCommit()).slice(0, 7);
  const preview = { commit, live: live === siteUrl ? "" : live, sends: mail !== "" };
  return { siteUrl, endpoint, preview };
}
