import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FormerName, formerNames } from "../../src/definition/former-names.ts";
import { type AccessCheck, type AccessState, accessChecks, accessOf } from "../api/access.ts";
import { type ComponentProperty, componentProperties } from "../api/component-properties.ts";
import type { ComponentDoc } from "../api/kit.ts";
import type { Prop } from "../api/props.ts";
import { componentsWith } from "../api/token-docs.ts";
import type { TypeDoc } from "../api/types.ts";
import { importsFor } from "../api/usage.ts";
import { withValues } from "../api/values.ts";
import { otherNamesOf } from "./coverage.ts";

const sizesFile = join(import.meta.dirname, "../../test/sizes/sizes.json");

/** A prop of a part, or a member of one of its types. */
interface PropJson {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  readonly purpose: string;
  /** What single values mean. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What the last recorded run of a test said of a part. */
interface AccessJson extends AccessState {
  readonly check: string;
  /** The check in words. */
  readonly what: string;
}

/** A component as `kit.json` tells it. */
export interface PartJson {
  readonly name: string;
  readonly import: string;
  readonly group: string;
  /** The first version that has it. */
  readonly since: string;
  readonly runs: ComponentDoc["runs"];
  readonly purpose: string;
  readonly when: string;
  readonly whenNot: string;
  readonly notes: readonly string[];
  readonly accessibility: string;
  /** The accessibility checks, with their results and dates. */
  readonly access: readonly AccessJson[];
  readonly axes: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly default: string;
    readonly values: readonly { readonly name: string; readonly purpose: string }[];
  }[];
  readonly states: readonly string[];
  readonly props: readonly PropJson[];
  /** Elements whose native attributes it takes as well, without `style`. */
  readonly native: readonly string[];
  /** The props that take elements: in Astro, slots of the same name. */
  readonly slots: readonly string[];
  readonly types: readonly {
    readonly name: string;
    readonly source: string;
    readonly members: readonly PropJson[];
  }[];
  readonly anatomy: readonly { readonly name: string; readonly text: string }[];
  readonly keyboard: readonly { readonly keys: readonly string[]; readonly text: string }[];
  /** A typical use with its imports, which compiles. */
  readonly example: string;
  readonly advice: ComponentDoc["examples"];
  /** Its stylesheets in `css/`, in order, for apps that do not load the whole `styles.css`. */
  readonly styles: readonly string[];
  /** Bytes after gzip, without React; its stylesheets without `css/base.css`. */
  readonly size: { readonly js: number; readonly css: number };
  /** Custom properties that it reads beyond the tokens. */
  readonly customProperties: readonly string[];
  /** Props that have another name now, of the element or of the objects that it is given. */
  readonly deprecated: readonly FormerName[];
  /** What people and other collections call it or what is near it. */
  readonly otherNames: readonly string[];
}

/** A prop that goes by another name now: its comment says so. */
const isFormer = ({ doc }: Prop) => doc.startsWith("@deprecated");

function propJson({ name, type, required, defaultValue, doc, valueDocs }: Prop): PropJson {
  return {
    name,
    type: withValues(type),
    required,
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
    purpose: doc,
    ...(Object.keys(valueDocs).length === 0 ? {} : { values: valueDocs }),
  };
}

const membersOf = ({ members }: TypeDoc) =>
  members.filter((member) => !isFormer(member) && member.type !== "never").map(propJson);

const accessJson = (part: string): AccessJson[] =>
  Object.entries(accessOf(part)).map(([check, state]) => ({
    check,
    what: accessChecks[check as AccessCheck],
    ...state,
  }));

function partJson(
  doc: ComponentDoc,
  size: PartJson["size"],
  properties: readonly ComponentProperty[],
  docs: readonly ComponentDoc[],
): PartJson {
  const axisNames = doc.axes.map(({ name }) => name);
  const own = doc.props.own.filter((prop) => !axisNames.includes(prop.name) && !isFormer(prop));
  return {
    name: doc.name,
    import: `@kolam/ui/${doc.folder}`,
    group: doc.group,
    since: doc.since,
    runs: doc.runs,
    purpose: doc.doc,
    when: doc.when,
    whenNot: doc.whenNot,
    notes: doc.notes ?? [],
    accessibility: doc.accessibility,
    access: accessJson(doc.name),
    axes: doc.axes.map(({ name, doc: purpose, defaultValue, values }) => ({
      name,
      purpose,
      default: defaultValue,
      values: values.map((value) => ({ name: value.name, purpose: value.doc })),
    })),
    states: doc.states,
    props: own.map(propJson),
    native: doc.props.native,
    slots: own.filter(({ type }) => /\bReact(Node|Element)\b/.test(type)).map(({ name }) => name),
    types: [...doc.types, ...doc.sharedTypes].map((type) => ({
      name: type.name,
      source: type.source,
      members: membersOf(type),
    })),
    anatomy: doc.anatomy.map(({ name, text }) => ({ name, text })),
    keyboard: doc.keyboard,
    example: `${importsFor(doc.usage)}\n\n${doc.usage}`,
    advice: doc.examples,
    styles: doc.styles,
    size,
    customProperties: properties
      .filter((property) => componentsWith(property, docs).includes(doc.name))
      .map(({ name }) => name),
    deprecated: formerNames[doc.name] ?? [],
    otherNames: [
      ...doc.alsoCalled,
      ...otherNamesOf(
        doc.name,
        docs.map(({ name }) => name),
      ),
    ],
  };
}

/** Every component, by name. Throws if the size of one is not recorded. */
export function partsJson(docs: readonly ComponentDoc[]): PartJson[] {
  const sizes: Record<string, PartJson["size"]> = JSON.parse(readFileSync(sizesFile, "utf8"));
  const properties = componentProperties();
  return docs.map((doc) => {
    const size = sizes[doc.name];
    if (!size) throw new Error(`Run \`pnpm --filter @kolam/ui sizes ${doc.name}\`.`);
    return partJson(doc, size, properties, docs);
  });
}
