import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { parseSync } from "vite";
import { expect, it, vi } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The rooms that read what strangers write, or what is found on their sites. */
const rooms =
  "{apps/{mailbox/src,site/src/forms,site/hosts},packages/{seo-audit/src,content/build},tools/{live,new}}";
const sources = globSync(`${rooms}/**/*.{ts,tsx}`, {
  cwd: root,
  // Only tests read the faults that a deploy can have.
  exclude: ["**/*.{test,stories}.*", "**/testing/**", "tools/live/{expect-,}faults.ts"],
}).map((file) => file.replaceAll("\\", "/"));

/** An expression whose time grows faster than its input, which is short. */
interface Bounded {
  readonly file: string;
  readonly expression: RegExp;
  /** Most characters that it reads. */
  readonly most: number;
  /** The line that limits it. */
  readonly enforcedBy: string;
}

const bounded: readonly Bounded[] = [
  {
    file: "packages/seo-audit/src/page/page-facts.ts",
    expression: /^(?:robots|[\w-]*bot(?:-[\w-]+)?|[\w-]*spider|slurp|yandex)$/,
    most: 50,
    enforcedBy: ".filter(({ name }) => name.length < 50 && BOT.test(name))",
  },
];

interface Expression {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>>;

/** The text of a string or a template; what is put into a template is one letter. */
function textOf(node: Node | undefined): string | undefined {
  if (typeof node?.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join("x");
}

/** The source and the flags of a literal, or of a `RegExp` that is made of a text. */
function expressionOf(node: Node): { source: string; flags: string } | undefined {
  const literal = node.regex as { pattern: string; flags: string } | undefined;
  if (literal) return { source: literal.pattern, flags: literal.flags };
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return undefined;
  if ((node.callee as Node).name !== "RegExp") return undefined;
  const [source, flags = ""] = (node.arguments as Node[]).map(textOf);
  return source === undefined ? undefined : { source, flags };
}

/** All expressions below a node of a syntax tree. */
function expressionsIn(
  node: unknown,
): ({ start: number } & Pick<Expression, "source" | "flags">)[] {
  if (typeof node !== "object" || node === null) return [];
  const found = expressionOf(node as Node);
  const own = found ? [{ ...found, start: Number((node as Node).start) }] : [];
  return [...own, ...Object.values(node).flatMap(expressionsIn)];
}

const expressions = sources.flatMap((file): Expression[] => {
  const text = readFileSync(join(root, file), "utf8");
  return expressionsIn(parseSync(file, text).program).map(({ start, source, flags }) => {
    return { file, line: text.slice(0, start).split("\n").length, source, flags };
  });
});

const isBounded = ({ file, source, flags }: Expression): boolean =>
  bounded.some(
    (one) =>
      one.file === file && one.expression.source === source && one.expression.flags === flags,
  );

/**
 * Limits in steps instead of milliseconds, so that the verdict is the same on every machine. Where
 * an expression is too large for a proof, a few generations of attacks have found all that were
 * ever slow here.
 */
const steps = {
  timeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 15_000_000,
  maxAttackStringSize: 30_000,
  maxNFASize: 1500,
  maxInitialGenerationSize: 50,
  maxGenerationSize: 20,
  crossoverSize: 5,
  mutationSize: 10,
  maxIteration: 2,
};

it("no regular expression that reads foreign text takes more than linear time", async () => {
  // Its own JavaScript: neither Java nor a program for one platform.
  vi.stubEnv("RECHECK_BACKEND", "pure");
  expect(expressions.length).toBeGreaterThan(300);
  const slow: string[] = [];
  const known = new Map<string, string>();
  for (const expression of expressions.filter((one) => !isBounded(one))) {
    const { file, line, source, flags } = expression;
    const written = `/${source}/${flags}`;
    const verdict = known.get(written) ?? (await check(source, flags, steps)).status;
    known.set(written, verdict);
    if (verdict !== "safe") slow.push(`${file}:${line} ${written}: ${verdict}`);
  }
  expect(slow).toEqual([]);
});

it.each(bounded)("$file reads at most $most characters with $expression", (one) => {
  expect(expressions.filter(isBounded).some(({ file }) => file === one.file)).toBe(true);
  const lines = readFileSync(join(root, one.file), "utf8").split("\n");
  expect(lines.map((line) => line.trim())).toContain(one.enforcedBy);
});
