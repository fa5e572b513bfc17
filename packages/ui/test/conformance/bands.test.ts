import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { bandItems, registryIndex } from "../../build/registry.ts";
import manifest from "../../package.json" with { type: "json" };

const kit = resolve(import.meta.dirname, "../..");
const items = bandItems();
const files = items.flatMap((item) => item.files.map((file) => ({ band: item.name, ...file })));

it("has the bands that a page of an agency is made of, each of one file or two", () => {
  expect(items.map(({ name }) => name)).toEqual([
    "cases",
    "closing",
    "contact",
    "figures",
    "hero",
    "price-sheet",
    "process",
    "questions",
    "services",
    "team",
    "testimonials",
  ]);
  expect(items.filter(({ files }) => files.length > 2)).toEqual([]);
  const folders = items.map(({ name }) => readdirSync(join(kit, "bands", name)));
  expect(folders.flat().filter((file) => !/\.(tsx|module\.css)$/.test(file))).toEqual([]);
});

// Anything else would be missing in an app that has only the published kit.
it.each(files.filter(({ path }) => path.endsWith(".tsx")))(
  "imports React, published names and its own styles in $path",
  ({ content }) => {
    const { exports } = manifest.publishConfig;
    const hidden = Object.entries(exports).flatMap(([entry, to]) => (to === null ? [entry] : []));
    for (const [, name = ""] of content.matchAll(/ from "([^"]+)";$/gm)) {
      if (name.startsWith("@kolam/ui"))
        expect(hidden).not.toContain(name.replace("@kolam/ui", "."));
      else expect(name).toMatch(/^react$|^\.\/[\w-]+\.module\.css$/);
    }
    const own = [...content.matchAll(/from "\.\/([^"]+)"/g)].map(([, file]) => file);
    const beside = files.map(({ path }) => path.replace("bands/", ""));
    expect(own.filter((file) => !beside.includes(file ?? ""))).toEqual([]);
  },
);

it("keeps its styles in the layer that an app's own styles beat", () => {
  for (const { path, content } of files.filter(({ path }) => path.endsWith(".css"))) {
    expect(content, path).toMatch(/^@layer k\.components \{\n[\s\S]*\n\}\n$/);
  }
});

/**
 * What shadcn's command reads of an item and of a registry, after its own schemas of November 2026
 * (<https://ui.shadcn.com/schema/registry-item.json>, registry.json). Stricter in one point: every
 * file says its target, since only then shadcn copies it as it is, into any app.
 */
const text = { type: "string", minLength: 1 };
const file = {
  type: "object",
  properties: {
    path: text,
    type: { const: "registry:file" },
    target: { type: "string", pattern: "^components/bands/[\\w.-]+$" },
    content: text,
  },
  required: ["path", "type", "target"],
  additionalProperties: false,
};
const item = {
  type: "object",
  properties: {
    $schema: { const: "https://ui.shadcn.com/schema/registry-item.json" },
    name: { type: "string", pattern: "^[a-z-]+$" },
    type: { const: "registry:item" },
    title: text,
    description: text,
    author: text,
    dependencies: { type: "array", items: text },
    files: { type: "array", minItems: 1, items: file },
    docs: text,
    categories: { type: "array", items: text },
  },
  required: ["name", "type", "title", "description", "dependencies", "files"],
  additionalProperties: false,
};
const registry = {
  type: "object",
  properties: {
    $schema: { const: "https://ui.shadcn.com/schema/registry.json" },
    name: text,
    homepage: text,
    items: { type: "array", minItems: 1, items: item },
  },
  required: ["$schema", "name", "homepage", "items"],
  additionalProperties: false,
};

it("is a registry that shadcn's command can read", () => {
  const ajv = new Ajv({ allErrors: true });
  const isItem = ajv.compile({
    ...item,
    properties: {
      ...item.properties,
      files: {
        ...item.properties.files,
        items: { ...file, required: [...file.required, "content"] },
      },
    },
    required: [...item.required, "$schema"],
  });
  for (const each of items) {
    isItem(each);
    expect(isItem.errors ?? [], each.name).toEqual([]);
    expect(each.dependencies).toEqual([`@kolam/ui@^${manifest.version}`]);
  }
  const isRegistry = ajv.compile(registry);
  const index = registryIndex(items);
  isRegistry(index);
  expect(isRegistry.errors ?? []).toEqual([]);
  expect(index.items.flatMap(({ files }) => files).some((each) => "content" in each)).toBe(false);
  const { files: _, ...lacking } = items[0] ?? {};
  expect(isItem(lacking)).toBe(false);
});
