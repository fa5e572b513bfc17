import { unnamed } from "../src/navigation/layout-parts.ts";
import { type CssNode, splitOutside } from "./css-rules.ts";

type Rule = Extract<CssNode, { kind: "text" }>;

/** Styles in which no rule for the first paint names a font that is not there yet. */
export interface NamedLate {
  readonly nodes: readonly CssNode[];
  /** Those of the nodes that name the fonts, and the faces that have a file. */
  readonly late: ReadonlySet<CssNode>;
}

function bodyOf({ text }: Rule): string {
  return text.slice(text.indexOf("{") + 1, text.lastIndexOf("}"));
}

const plain = (name: string) => name.trim().replace(/^(["'])(.*)\1$/, "$2");

/** A face that has a file; one that only names a font of the system has none. */
interface Face {
  readonly file: string;
  readonly family: string;
}

function faceOf(rule: Rule): Face | undefined {
  const file = rule.prelude === "@font-face" && /url\("?([^")]+)/.exec(rule.text)?.[1];
  if (!file) return undefined;
  return { file, family: plain(/font-family:([^;]+)/.exec(bodyOf(rule))?.[1] ?? "") };
}

function facesOf(nodes: readonly CssNode[]): Face[] {
  return nodes.flatMap((node) =>
    node.kind === "group" ? facesOf(node.children) : (faceOf(node) ?? []),
  );
}

/** A rule without the names of the families, and another with what named them. */
function parted(rule: Rule, families: ReadonlySet<string>): readonly [Rule, ...Rule[]] {
  const early: string[] = [];
  const late: string[] = [];
  for (const declaration of splitOutside(bodyOf(rule), ";")) {
    const colon = declaration.indexOf(":") + 1;
    const names = splitOutside(declaration.slice(colon), ",");
    const rest = names.filter((name) => !families.has(plain(name)));
    if (rest.length < names.length) late.push(declaration);
    if (rest.length > 0) early.push(declaration.slice(0, colon) + rest.join().trimStart());
  }
  if (late.length === 0) return [rule];
  if (rule.prelude !== ":root") {
    throw new Error(`${rule.prelude} names a font that comes late; only properties of :root may.`);
  }
  const written = (prelude: string, declarations: readonly string[]): Rule => ({
    kind: "text",
    prelude,
    text: `${prelude}{${declarations.join(";")}}`,
  });
  return [written(":root", early), written(`:root:not([${unnamed}])`, late)];
}

/**
 * Takes the fonts whose files all come late out of the rules for the first paint: their faces, and their names.
 * A browser that meets a name looks for it before it lays text out: among the system's fonts when there is no
 * face yet, and when there is one whose file has not come, for a font to stand in, once for each size.
 * @param early paths of the font files that are fetched with the page
 * @throws when a rule of something else than the root names such a font
 */
export function nameFontsLate(nodes: readonly CssNode[], early: readonly string[]): NamedLate {
  const faces = facesOf(nodes);
  const families = new Set(faces.map(({ family }) => family));
  for (const { file, family } of faces) if (early.includes(file)) families.delete(family);
  const late = new Set<CssNode>();
  const part = (node: CssNode): CssNode[] => {
    if (node.kind === "group") return [{ ...node, children: node.children.flatMap(part) }];
    const face = faceOf(node);
    if (face && !early.includes(face.file)) late.add(node);
    if (node.prelude.startsWith("@")) return [node];
    const [first, ...rest] = parted(node, families);
    for (const rule of rest) late.add(rule);
    return [first, ...rest];
  };
  return { nodes: nodes.flatMap(part), late };
}
