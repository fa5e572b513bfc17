import { embedServiceIds, embedServices } from "@kolam/content/model/media/embed-services";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { mediaOf } from "../../../policy/page-media.ts";
import {
  hashSource,
  policyIn,
  scriptBlocks,
  styleBlocks,
} from "../../../policy/security-policy.ts";
import type { BuiltPage, BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";

const file = "apps/site/build/policy/security-policy.ts";

/** The directive of what an element loads by its `src` or `data`. */
const directives: Readonly<Record<string, string>> = {
  iframe: "frame-src",
  embed: "object-src",
  object: "object-src",
  audio: "media-src",
  source: "media-src",
  track: "media-src",
  video: "media-src",
  script: "script-src",
};
const elements = new RegExp(`<(${Object.keys(directives).join("|")})\\s([^>]*)>`, "g");

/**
 * What a page would load or run: the directive that decides about it, and its address or the hash
 * of its text.
 */
function* loadedBy({ html }: BuiltPage): Generator<readonly [directive: string, source: string]> {
  for (const [, element = "", attributes = ""] of html.matchAll(elements)) {
    const [, address] = /(?:^|\s)(?:src|data)="([^"]+)"/.exec(attributes) ?? [];
    const directive = directives[element];
    if (address && directive) yield [directive, address.replaceAll("&amp;", "&")];
  }
  for (const origin of mediaOf(html).frames) yield ["frame-src", origin];
  for (const text of scriptBlocks(html)) yield ["script-src", hashSource(text)];
  for (const [, font = ""] of styleBlocks(html)
    .join("")
    .matchAll(/@font-face\s*{([^}]*)}/g)) {
    for (const [, , url = ""] of font.matchAll(/url\((["']?)(.*?)\1\)/g)) yield ["font-src", url];
  }
}

/** The sources of each directive of a policy. */
function sourcesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

/** Whether an origin is one of the sources: itself, or a host below that of a source such as `https://*.example.com`. */
const isAmong = (sources: readonly string[], origin: string) =>
  sources.some(
    (source) =>
      source === origin ||
      (source.startsWith("https://*.") && origin.endsWith(source.slice("https://*".length))),
  );

function fixOf(directive: string, source: string): string {
  const line = `“"${source}"” to "${directive}" in ${file}`;
  if (directive === "frame-src") {
    return `Show it with <SiteEmbed url="…" title="…" />, or in a text with <Embed url="…" title="…" />. If its service is not in ${fromRoot(folders.facts)}/embed-services.ts, add \`tour: asItIs("Its name", "${source}", "https://… its privacy policy"),\` there.`;
  }
  if (directive === "media-src") {
    return `Put the film into ${fromRoot(folders.films)} and show it with <Film file="…" title="…" />, or add ${line}.`;
  }
  if (directive === "font-src") return `Put the font into brand/fonts, or add ${line}.`;
  if (source.startsWith("'")) return `Move it into a module. If it cannot be one, add ${line}.`;
  return `Remove it, or if you trust it with all that the site knows, add ${line}.`;
}

/**
 * What a page would load or run and its own policy blocks, and services in frames that the privacy
 * policy leaves out.
 */
export function policyProblems(page: BuiltPage, site: BuiltSite): Problem[] {
  const own = policyIn(page.html);
  if (own === "") {
    const problem = "It has no policy right after its encoding.";
    return [{ page: page.path, problem, fix: `Write it with withPolicy() of ${file}.` }];
  }
  const policy = sourcesOf(own);
  const problems = new Map<string, Problem>();
  const report = (problem: string, fix: string) =>
    problems.set(problem, { page: page.path, problem, fix });
  for (const [directive, address] of loadedBy(page)) {
    const isHash = address.startsWith("'");
    const url = isHash ? undefined : new URL(address, site.siteUrl);
    const source = url ? (url.origin === "null" ? url.protocol : url.origin) : address;
    const wanted = source === new URL(site.siteUrl).origin ? "'self'" : source;
    const sources = policy.get(directive) ?? policy.get("default-src") ?? [];
    if (isAmong(sources, wanted)) continue;
    report(`Its policy blocks ${isHash ? "an inline script" : address}.`, fixOf(directive, wanted));
  }
  const named = site.embeds.map((id) => embedServices[id].origin as string);
  for (const origin of mediaOf(page.html).frames.filter((host) => !named.includes(host))) {
    const id = embedServiceIds.find((service) => embedServices[service].origin === origin);
    report(
      `The privacy policy does not name ${origin}, of which it shows a frame.`,
      `Add "${id}" to embedsInCode in ${fromRoot(folders.facts)}/embeds-in-code.ts.`,
    );
  }
  return [...problems.values()];
}
