import { createHash } from "node:crypto";
import { themeScript, themeScriptHash } from "../../src/theme/theme.ts";
import { type App, codeOf, named, type SourceText } from "./app.ts";
import type { Finding } from "./finding.ts";

const about = "policy";

/** Directives in a policy, written in one string or as a list of strings. */
const directive =
  /\b(default-src|script-src|style-src)(?:-elem)?\s+((?:'[^'\n]*'|\$\{[^}]*\}|[^;"`'\n])+)/g;

/** What a policy in a file allows; nothing if it does not say. */
interface Policy {
  readonly path: string;
  readonly styles: string | undefined;
  readonly scripts: string | undefined;
}

function policyIn({ path, text }: SourceText): Policy | undefined {
  const found = new Map(
    [...text.matchAll(directive)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
  if (found.size === 0) return undefined;
  // Astro adds the hashes of its own styles and scripts, and takes others in an object beside.
  if (/^astro\.config\./.test(path)) {
    const [scripts = ""] = /scriptDirective:\s*\{[^}]*\}/.exec(text) ?? [];
    return { path, styles: undefined, scripts };
  }
  const of = (name: string) => found.get(name) ?? found.get("default-src");
  return { path, styles: of("style-src"), scripts: of("script-src") };
}

const policiesOf = ({ files }: App): Policy[] =>
  files
    .filter(({ text }) => /content-security-policy|contentSecurityPolicy|\bcsp\b/i.test(text))
    .map(policyIn)
    .filter((policy) => policy !== undefined);

/** Whether stylesheets of the app's own address may load. */
const allowsFiles = (sources: string) =>
  /'self'|\*|https?:|\$\{|'nonce-|'strict-dynamic'/.test(sources);

/** The hash of the script that sets the theme, by the key that the app gives to it. */
function hashOf(users: readonly SourceText[]): { readonly hash: string; readonly isOwn: boolean } {
  const keys = users.flatMap(({ text }) => [
    ...text.matchAll(/themeScript\(\s*["'`]([^"'`]+)["'`]/g),
  ]);
  const [key] = keys.map(([, each]) => each);
  if (!key) return { hash: themeScriptHash, isOwn: false };
  const digest = createHash("sha256").update(themeScript(key)).digest("base64");
  return { hash: `sha256-${digest}`, isOwn: true };
}

/** Whether the content security policies that the app's files have let the kit work. */
export function policyFindings(app: App): Finding[] {
  const policies = policiesOf(app);
  if (policies.length === 0) {
    return [
      {
        state: "note",
        about,
        text: "No content security policy in the app's files. The kit runs under the strictest.",
        mend: "npx @kolam/ui show strict-policies",
      },
    ];
  }
  const users = codeOf(app).filter(({ text }) => /\bthemeScript\(/.test(text));
  const { hash, isOwn } = hashOf(users);
  const findings = policies.flatMap(({ path, styles, scripts }): Finding[] => {
    const allowed = [hash, "'unsafe-inline'", "nonce-", ...(isOwn ? [] : ["themeScriptHash"])];
    // What else is computed may be anything.
    const isKnown = scripts !== undefined && !/\$\{(?!themeScriptHash)/.test(scripts);
    const refuses = isKnown && !allowed.some((source) => scripts.includes(source));
    return [
      ...(styles !== undefined && !allowsFiles(styles)
        ? [
            {
              state: "fault" as const,
              about,
              text: `The policy in ${path} allows no stylesheet: ${styles}.`,
              mend: "Add style-src 'self'.",
            },
          ]
        : []),
      ...(users.length > 0 && refuses
        ? [
            {
              state: "fault" as const,
              about,
              text: `The policy in ${path} blocks the script that sets the theme before the first paint.`,
              mend: `Add '${hash}' to script-src${isOwn ? "" : " (themeScriptHash of @kolam/ui/theme)"}.`,
            },
          ]
        : []),
    ];
  });
  if (findings.length > 0) return findings;
  return [{ state: "fine", about, text: `The policy in ${named(policies)} lets the kit work.` }];
}
