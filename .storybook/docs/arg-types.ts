import type { ReactRenderer } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { type Component, components } from "./kit.ts";

/** Lists, as Markdown, what each value of a prop is for. */
const valueList = (values: readonly { readonly name: string; readonly doc: string }[]) =>
  values.map(({ name, doc }) => `\n- \`${name}\`: ${doc}`).join("");

/** Whether a value can be edited as text or JSON, which functions and React's elements cannot. */
function isPlain(value: unknown): boolean {
  if (typeof value === "function") return false;
  if (typeof value !== "object" || value === null) return true;
  return !("$$typeof" in value) && Object.values(value).every(isPlain);
}

/** A sentence for a prop that is a native attribute and has no description of its own. */
function nativeText({ props: { native } }: Component): string {
  const element = native.find((name) => !name.includes(" of "));
  return element ? `Native: it is passed on to the \`<${element}>\`.` : "";
}

/** What `docs/api.md` says about the props of a component, for the controls of its stories. */
export const kitArgTypes: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, title, initialArgs }) => {
  const doc = components.find(({ group, name }) => `${group}/${name}` === title);
  if (!doc) return argTypes;
  /** Whether the stories' value can be edited; nothing if they have none. */
  const editable = (name: string) => (name in initialArgs ? isPlain(initialArgs[name]) : undefined);
  // The variants come first, then what is particular to the component.
  const described: typeof argTypes = {};
  for (const { name, doc: text, values, defaultValue } of doc.axes) {
    const options = values.map((value) => value.name);
    described[name] = {
      ...argTypes[name],
      name,
      description: `${text}\n${valueList(values)}`,
      control: { type: "inline-radio" },
      options,
      table: {
        type: { summary: options.map((option) => `"${option}"`).join(" | ") },
        defaultValue: { summary: `"${defaultValue}"` },
      },
    };
  }
  for (const prop of doc.props.own) {
    const values = Object.entries(prop.valueDocs).map(([name, text]) => ({ name, doc: text }));
    const known = argTypes[prop.name];
    described[prop.name] = {
      ...known,
      name: prop.name,
      description: `${prop.doc}\n${valueList(values)}`,
      table: { ...known?.table, type: { summary: prop.type } },
      ...(values.length > 0
        ? { control: { type: "inline-radio" }, options: values.map(({ name }) => name) }
        : {}),
      ...((editable(prop.name) ?? !/React(Node|Element)/.test(prop.type))
        ? {}
        : { control: false }),
    };
  }
  for (const name of Object.keys({ ...argTypes, ...initialArgs })) {
    const known = argTypes[name];
    described[name] ??= {
      name,
      ...known,
      description: known?.description || nativeText(doc),
      ...(editable(name) ? {} : { control: false }),
    };
  }
  return described;
};
