import type { BandJson } from "../../build/kit-json/bands.ts";
import type { PartJson } from "../../build/kit-json/parts.ts";
import type { Shown } from "./show.ts";
import { propertyLines, tokenLines } from "./tokens.ts";

const runs = {
  server: "server component",
  mixed: "server component with client parts",
  client: "client component",
} as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "    ");

/** A heading with lines below it; nothing without lines. */
const block = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", title, ...lines];

/** What single values of a prop mean, a line each. */
const valueLines = (values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).map(([value, text]) => `      ${value}: ${text}`);

function propLines({
  name,
  type,
  required,
  default: value,
  purpose,
  values,
}: PartJson["props"][number]) {
  const state = required ? ", required" : value ? `, default ${value}` : "";
  return [`  ${name}: ${type}${state}`, `      ${purpose}`, ...valueLines(values)];
}

function axisLines({ name, purpose, default: first, values }: PartJson["axes"][number]) {
  return [
    `  ${name}: ${values.map((value) => `"${value.name}"`).join(" | ")}, default "${first}"`,
    `      ${purpose}`,
    ...values.map((value) => `      ${value.name}: ${value.purpose}`),
  ];
}

function accessLine({ check, what, state, on, tests }: PartJson["access"][number]) {
  const never = check === "person" ? "not yet tested by a person" : "not tested";
  const said = state === "not tried" ? never : `${state} on ${on} (${tests} tests)`;
  return `  ${what}: ${said}`;
}

/** Everything about a part, in the order in which somebody needs it who wants to use it. */
function partText(part: PartJson): string {
  const { native, size } = part;
  const whole = native.filter((element) => !element.includes(" of "));
  const single = native.filter((element) => element.includes(" of "));
  return [
    `${part.name}  ${part.import}`,
    `${part.group} · ${runs[part.runs]} · since ${part.since} · ${kilobytes(size.js)} of script and ${kilobytes(size.css)} of styles, gzip`,
    "",
    part.purpose,
    "",
    `When: ${part.when}`,
    `When not: ${part.whenNot}`,
    ...part.notes.flatMap((note) => ["", note]),
    ...block("Example", [indented(part.example)]),
    ...block("Variants", part.axes.flatMap(axisLines)),
    ...block("Props", part.props.flatMap(propLines)),
    ...block("Also takes", [
      ...whole.map((element) => `  every native attribute of <${element}> except style`),
      ...single.map((attribute) => `  ${attribute}`),
    ]),
    ...block(
      "Slots: props that take elements",
      part.slots.length > 0 ? [`  ${part.slots.join(", ")}`] : [],
    ),
    ...block(
      "Types",
      part.types.map(({ source }) => indented(source)),
    ),
    ...block("Accessibility", [indented(part.accessibility)]),
    ...block("Tried", part.access.map(accessLine)),
    ...block(
      "Keys",
      part.keyboard.map(({ keys, text }) => `  ${keys.join(", ")}: ${text}`),
    ),
    ...block("States", part.states.length > 0 ? [`  ${part.states.join(", ")}`] : []),
    ...block(
      "Consists of",
      part.anatomy.map(({ name, text }) => `  ${name}: ${text}`),
    ),
    ...block(
      "Do and don't",
      part.advice.map(({ kind, text }) => `  ${kind === "do" ? "Do" : "Don't"}: ${text}`),
    ),
    ...block(
      "Stylesheets, after css/base.css, if you do not load styles.css",
      part.styles.length > 0 ? [`  ${part.styles.join(", ")}`] : [],
    ),
    ...block(
      "Custom properties of its own",
      part.customProperties.map((name) => `  ${name}`),
    ),
    ...block(
      "Former names",
      part.deprecated.map(
        ({ former, name, of }) =>
          `  ${former}, of ${of === "items" ? "its items" : "the element"}: now ${name}`,
      ),
    ),
    ...block(
      "Called elsewhere",
      part.otherNames.length > 0 ? [`  ${part.otherNames.join(", ")}`] : [],
    ),
  ].join("\n");
}

/** A band, with what `add` copies. */
function bandText({ name, title, purpose, files }: BandJson): string {
  return [
    `${title}, a band that you copy and own: npx @kolam/ui add ${name}`,
    "",
    purpose,
    ...files.flatMap((file) => ["", file.name, indented(file.text.trimEnd())]),
  ].join("\n");
}

/** What was asked for, for people. */
export function showText(shown: Shown): string {
  switch (shown.kind) {
    case "part":
      return partText(shown);
    case "band":
      return bandText(shown);
    case "guide":
      return `# ${shown.title}\n\n${shown.text}`;
    case "token":
      return tokenLines(shown).join("\n");
    case "property":
      return propertyLines(shown).join("\n");
  }
}
