import type { ReactRenderer } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { components } from "./kit.ts";

/** Lists, as Markdown, what each value of a prop is for. */
const valueList = (values: readonly { readonly name: string; readonly doc: string }[]) =>
  values.map(({ name, doc }) => `\n- \`${name}\`: ${doc}`).join("");

/** Whether a value can be edited as text or JSON, which React's elements cannot. */
function isPlain(value: unknown): boolean {
  if (typeof value === "function") return false;
  if (typeof value !== "object" || value === null) return true;
  return !("$$typeof" in value) && Object.values(value).every(isPlain);
}

const without = <T extends object>(all: T, some: object) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !(name in some)));

/** What `docs/api.md` says about the props of a component, for the controls of its stories. */
export const kitArgTypes: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, title, initialArgs }) => {
  const doc = components.find(({ group, name }) => `${group}/${name}` === title);
  if (!doc) return argTypes;
  // The variants come first, then what is particular to the component.
  const described: typeof argTypes = {};
  for (const { name, doc: text, values } of doc.axes) {
    described[name] = {
      ...argTypes[name],
      name,
      description: `${text}\n${valueList(values)}`,
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
      ...(isPlain(initialArgs[prop.name]) ? {} : { control: false }),
    };
  }
  return { ...described, ...without(argTypes, described) };
};
