import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accessRows } from "@kolam/ui/build/api/access";
import { componentProperties } from "@kolam/ui/build/api/component-properties";
import { readKit } from "@kolam/ui/build/api/kit";
import { componentsWith } from "@kolam/ui/build/api/token-docs";
import { importsFor } from "@kolam/ui/build/api/usage";
import { tokenReference } from "@kolam/ui/build/tokens/token-reference";
import type { Plugin } from "vite";

const ENTRY = "virtual:kit-docs";
const sizes = join(import.meta.dirname, "../../packages/ui/test/sizes/sizes.json");

async function kitDocs() {
  const docs = await readKit();
  const size: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(sizes, "utf8"));
  const { colours, groups } = tokenReference();
  return {
    components: docs.map((doc) => ({
      ...doc,
      size: size[doc.name],
      access: accessRows(doc.name),
      imports: importsFor(doc.usage),
    })),
    properties: componentProperties().map((property) => ({
      ...property,
      components: componentsWith(property, docs),
    })),
    colours,
    groups,
  };
}

/**
 * `import docs from "virtual:kit-docs"`: what `docs/*.md` are made from, read when Storybook
 * starts.
 */
export function kitDocsPlugin(): Plugin {
  return {
    name: "kolam-kit-docs",
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    async load(id) {
      if (id !== `\0${ENTRY}`) return undefined;
      return `export default ${JSON.stringify(await kitDocs())};`;
    },
  };
}

/** The data that {@link kitDocsPlugin} provides. */
export type KitDocs = Awaited<ReturnType<typeof kitDocs>>;
