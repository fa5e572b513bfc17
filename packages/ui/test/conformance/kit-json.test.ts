import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { readKit } from "../../build/api/kit.ts";
import type { Prop } from "../../build/api/props.ts";
import schema from "../../build/kit-json/kit.schema.json" with { type: "json" };
import { kitJson } from "../../build/kit-json/kit-json.ts";
import manifest from "../../package.json" with { type: "json" };
import { formerNames } from "../../src/definition/former-names.ts";

const kit = await kitJson();
const docs = await readKit();

it("keeps to its schema, which allows nothing else", () => {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  validate(JSON.parse(JSON.stringify(kit)));
  expect(validate.errors ?? []).toEqual([]);
  const [part, ...parts] = kit.parts;
  const { whenNot: _, ...lacking } = part ?? {};
  expect(validate({ ...kit, parts: [lacking, ...parts] })).toBe(false);
  expect(validate({ ...kit, parts: [{ ...part, colour: "red" }, ...parts] })).toBe(false);
});

it("has every component, with what its signature and its definition say", () => {
  expect(kit.parts.map(({ name }) => name)).toEqual(docs.map(({ name }) => name));
  const button = kit.parts.find(({ name }) => name === "Button");
  expect(button?.states).toContain("disabled");
  expect(button?.axes.find(({ name }) => name === "state")?.default).toBe("idle");
  const section = kit.parts.find(({ name }) => name === "Section");
  const level = section?.props.find(({ name }) => name === "headingLevel");
  expect(level).toMatchObject({ default: "2", required: false });
  expect(section?.slots).toEqual(["title", "eyebrow", "lead", "actions", "aside"]);
  const radios = kit.parts.find(({ name }) => name === "RadioGroup");
  expect(radios?.types.map(({ name }) => name)).toContain("Option");
  const dialog = kit.parts.find(({ name }) => name === "Dialog");
  expect(dialog?.otherNames).toContain("Modal");
});

// One list: the comments that editors show, and the names that `rename` writes.
it("lists every prop with another name now, and no other", () => {
  const former = (props: readonly Prop[], of: string) =>
    props
      .filter(({ doc }) => doc.startsWith("@deprecated"))
      .map(({ name, doc }) => `${name}, now ${/`(\w+)` had/.exec(doc)?.[1]}, of ${of}`);
  for (const { name, props, types } of docs) {
    const items = types.flatMap(({ members }) => former(members, "items"));
    const listed = (formerNames[name] ?? []).map(
      (each) => `${each.former}, now ${each.name}, of ${each.of}`,
    );
    expect([...former(props.own, "element"), ...items].sort(), name).toEqual(listed.sort());
  }
});

it("says of no component that a later version than the next brought it", () => {
  const [major = 0, minor = 0] = manifest.version.split(".").map(Number);
  const next = `${major}.${minor + 1}.0`;
  const isLater = (version: string) =>
    version.localeCompare(next, "en", { numeric: true }) > 0 && version !== `${major + 1}.0.0`;
  expect(kit.parts.filter(({ since }) => isLater(since)).map(({ name }) => name)).toEqual([]);
});
