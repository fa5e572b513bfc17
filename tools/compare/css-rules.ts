import postcss, { type ChildNode } from "postcss";

/** A declaration of a stylesheet with all that it holds for. */
interface Rule {
  /** The cascade layer: only within it does the order of rules matter. */
  readonly layer: string;
  /** Such as `@layer k.components { @media print { .card__title { color: #000`. */
  readonly text: string;
}

/** What two stylesheets do not have in common. */
export interface CssDifference {
  readonly lost: readonly string[];
  readonly added: readonly string[];
  /** The first rule of each layer that stands elsewhere. */
  readonly moved: readonly string[];
}

/** At-rules that mean something as a whole only. */
const wholes = ["font-face", "property", "keyframes"];

/**
 * One rule for each selector and declaration, since a minifier joins those that are alike where
 * they happen to stand side by side.
 */
function rulesIn(nodes: readonly ChildNode[], context = "", layer = ""): Rule[] {
  return nodes.flatMap((node): Rule[] => {
    const within = (own: string, inLayer = layer) =>
      rulesIn("nodes" in node ? (node.nodes ?? []) : [], `${context}${own} { `, inLayer);
    if (node.type === "rule") return node.selectors.flatMap((selector) => within(selector));
    if (node.type === "atrule" && node.nodes && !wholes.includes(node.name)) {
      const inLayer = node.name === "layer" ? `${layer}${node.params} ` : layer;
      return within(`@${node.name} ${node.params}`, inLayer);
    }
    return [{ layer, text: context + String(node) }];
  });
}

function read(css: string) {
  const rules = rulesIn(postcss.parse(css).nodes);
  const texts = new Set(rules.map(({ text }) => text));
  /** The rules that another stylesheet has too, by their layers. */
  const common = (others: ReadonlySet<string>) =>
    Map.groupBy(
      rules.filter(({ text }) => others.has(text)),
      ({ layer }) => layer,
    );
  return { texts, common };
}

/**
 * Compares stylesheets as sets of rules, and the order of those that both have.
 * @throws if one cannot be parsed
 */
export function compareCss(before: string, after: string): CssDifference {
  if (before === after) return { lost: [], added: [], moved: [] };
  const old = read(before);
  const now = read(after);
  const layers = now.common(old.texts);
  const moved = [...old.common(now.texts)].flatMap(([layer, rules]) => {
    const others = layers.get(layer) ?? [];
    const longer = rules.length > others.length ? rules : others;
    return longer.find((_, at) => rules[at]?.text !== others[at]?.text)?.text ?? [];
  });
  return {
    lost: [...old.texts].filter((text) => !now.texts.has(text)),
    added: [...now.texts].filter((text) => !old.texts.has(text)),
    moved,
  };
}
