import { type CssNode, parseCss, splitOutside, writeCss } from "./css-rules.ts";
import type { SeenElement } from "./first-screen.ts";
import { nameFontsLate } from "./late-fonts.ts";

/** A page's styles in two parts, neither of which repeats a rule of the other. */
export interface SplitStyles {
  /** What the first screen needs. */
  readonly critical: string;
  /** Everything else. */
  readonly late: string;
}

type Rule = Extract<CssNode, { kind: "text" }>;

function disjoint<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  for (const value of one) if (other.has(value)) return false;
  return true;
}

/** What a selector asks of one element, as far as tags and classes go. */
interface Demand {
  readonly tag: string | undefined;
  /** Classes of the element itself. */
  readonly own: readonly string[];
  /** Classes of elements around and beside it. */
  readonly near: readonly string[];
  readonly tags: readonly string[];
  readonly pointed: boolean;
}

function classesIn(text: string): string[] {
  return [...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? "");
}

function tagsIn(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)(?![\w-]*\()/g)].map(
    (match) => match[1] ?? "",
  );
}

/** Without attributes and what stands in the brackets of a pseudo-class: less asked, more matched. */
function bare(selector: string): string {
  let text = selector.replace(/\[[^\]]*\]/g, "");
  for (let last = ""; last !== text; ) {
    last = text;
    text = text.replace(/::?[\w-]+\([^()]*\)/g, "");
  }
  return text;
}

function demandsOf(prelude: string): Demand[] {
  return splitOutside(prelude, ",").map((selector) => {
    const plain = bare(selector);
    const compounds = plain.split(/[\s>+~]+/).filter(Boolean);
    const last = compounds.at(-1) ?? "";
    return {
      tag: /^[a-z][a-z0-9]*/.exec(last)?.[0],
      own: classesIn(last),
      near: compounds.slice(0, -1).flatMap(classesIn),
      tags: tagsIn(plain),
      pointed: /:(?:hover|active|visited)\b/.test(plain),
    };
  });
}

function matches(demand: Demand, element: SeenElement): boolean {
  return (
    (demand.tag === undefined || demand.tag === element.tag) &&
    demand.own.every((name) => element.classes.includes(name)) &&
    demand.near.every((name) => element.near.has(name) || element.classes.includes(name))
  );
}

/** The families of properties a rule sets: `margin` and `margin-top` are of one. */
function familiesOf(text: string): ReadonlySet<string> {
  const body = text.slice(text.indexOf("{") + 1, -1);
  return new Set(
    splitOutside(body, ";").map((declaration) => {
      const name = declaration.slice(0, declaration.indexOf(":"));
      return name.startsWith("--") ? name : (name.replace(/^-[a-z]+-/, "").split("-")[0] ?? name);
    }),
  );
}

interface Entry {
  readonly rule: Rule;
  readonly demands: readonly Demand[];
  readonly families: ReadonlySet<string>;
  readonly layer: string;
  readonly waits?: boolean;
  critical: boolean;
}

function entriesOf(nodes: readonly CssNode[], layer = "", print = false): Entry[] {
  return nodes.flatMap((node): Entry[] => {
    if (node.kind === "group") {
      const inLayer = node.prelude.startsWith("@layer") ? `${layer} ${node.prelude}` : layer;
      const inside = entriesOf(
        node.children,
        inLayer,
        print || /^@media print\b/.test(node.prelude),
      );
      // The system's own colours are readable before these rules touch them up.
      const waits = node.prelude.includes("forced-colors");
      return waits ? inside.map((entry) => ({ ...entry, waits })) : inside;
    }
    const isRule = !node.prelude.startsWith("@");
    return [
      {
        rule: node,
        demands: isRule && !print ? demandsOf(node.prelude) : [],
        families: isRule ? familiesOf(node.text) : new Set(),
        layer,
        critical: !isRule && !print && !node.prelude.startsWith("@keyframes"),
      },
    ];
  });
}

/** Key of all that `matches` looks at, so that equal elements are looked at once. */
function distinct(elements: readonly SeenElement[]): SeenElement[] {
  const byKey = new Map<string, SeenElement>();
  for (const one of elements) {
    byKey.set(`${one.first} ${one.tag}.${one.classes.join(".")} ${[...one.near].join(".")}`, one);
  }
  return [...byKey.values()];
}

/**
 * Splits the stylesheet of a type of page into what its first screen needs and the rest. The rest
 * applies after the first part, so a rule stays in the first part too if it would otherwise come to
 * override one that it stood before. A web font's face stays only if the font is fetched with the page:
 * the others would be fetched for the first paint, which does not wait for them, and hold up what it needs. Nor
 * are they named there; see `nameFontsLate`.
 * @param css the built stylesheets, in order
 * @param pages the elements of every page of the type
 * @param fonts paths of the fonts that are fetched with the page
 */
export function splitStyles(
  css: string,
  pages: readonly (readonly SeenElement[])[],
  fonts: readonly string[],
): SplitStyles {
  const { nodes, late } = nameFontsLate(parseCss(css), fonts);
  const entries = entriesOf(nodes).filter(({ rule }) => !late.has(rule));
  const elements = distinct(pages.flat());
  const first = elements.filter((element) => element.first);
  const tags = new Set(first.map((element) => element.tag));
  for (const entry of entries) {
    entry.critical ||= entry.demands.some(
      (demand) =>
        !entry.waits &&
        !demand.pointed &&
        demand.tags.every((tag) => tags.has(tag)) &&
        first.some((element) => matches(demand, element)),
    );
  }

  // From the last rule to the first: what a rule must not come after has been decided by then.
  const settled: { entry: Entry; matched: ReadonlySet<SeenElement> }[] = [];
  for (const entry of entries.toReversed()) {
    const matched = new Set(
      elements.filter((one) => entry.demands.some((demand) => matches(demand, one))),
    );
    entry.critical ||= settled.some(
      (later) =>
        later.entry.layer === entry.layer &&
        !disjoint(entry.families, later.entry.families) &&
        !disjoint(matched, later.matched),
    );
    if (entry.critical && matched.size > 0) settled.push({ entry, matched });
  }

  const kept = new Set(entries.filter((entry) => entry.critical).map((entry) => entry.rule));
  const styled = [...kept].map((rule) => rule.text).join("");
  for (const { rule } of entries) {
    const name = /^@keyframes\s+(\S+)/.exec(rule.prelude)?.[1];
    if (name !== undefined && styled.includes(name)) kept.add(rule);
  }
  const isKept = (node: CssNode) => kept.has(node as Rule);
  return {
    critical: writeCss(nodes, isKept),
    late: writeCss(nodes, (node) => !isKept(node)),
  };
}
