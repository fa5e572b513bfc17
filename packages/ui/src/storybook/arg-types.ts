interface Value {
  readonly name: string;
  readonly doc: string;
}

/** What the docs say about the props of a component. */
export interface DescribedComponent {
  readonly axes: readonly (Value & {
    readonly values: readonly Value[];
    readonly defaultValue: string;
  })[];
  readonly props: {
    readonly own: readonly (Value & {
      readonly type: string;
      readonly valueDocs: Readonly<Record<string, string>>;
    })[];
    readonly native: readonly string[];
  };
}

/** The fields of a row in Storybook's props table that are set here. */
export interface ArgType {
  name: string;
  description?: string;
  control?: false | { type: "inline-radio" };
  options?: readonly string[];
  table?: { type?: { summary: string }; defaultValue?: { summary: string } };
}

/** What Storybook knows about a story. */
export interface Known<T> {
  readonly argTypes: Readonly<Record<string, T>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/** Lists, as Markdown, what each value of a prop is for. */
const valueList = (values: readonly Value[]) =>
  values.map(({ name, doc }) => `\n- \`${name}\`: ${doc}`).join("");

/** Whether a value can be edited as text or JSON; functions and React elements cannot. */
function isPlain(value: unknown): boolean {
  if (typeof value === "function") return false;
  if (typeof value !== "object" || value === null) return true;
  return !("$$typeof" in value) && Object.values(value).every(isPlain);
}

/** A sentence for a prop that is a native attribute without its own description. */
function nativeText({ props: { native } }: DescribedComponent): string {
  const element = native.find((name) => !name.includes(" of "));
  return element ? `Native: it is passed on to the \`<${element}>\`.` : "";
}

/** What `docs/api.md` says about the props of a component, for the controls of its stories. */
export function describedArgTypes<T extends ArgType>(
  doc: DescribedComponent,
  { argTypes, initialArgs }: Known<T>,
): Record<string, T | ArgType> {
  /** Whether the stories' value can be edited; undefined if they have none. */
  const editable = (name: string) => (name in initialArgs ? isPlain(initialArgs[name]) : undefined);
  const radio = (values: readonly Value[]) => ({
    control: { type: "inline-radio" as const },
    options: values.map(({ name }) => name),
  });
  // The variants come first, then the component's own props.
  const described: Record<string, T | ArgType> = {};
  for (const { name, doc: text, values, defaultValue } of doc.axes) {
    described[name] = {
      ...argTypes[name],
      ...radio(values),
      name,
      description: `${text}\n${valueList(values)}`,
      table: {
        type: { summary: values.map((value) => `"${value.name}"`).join(" | ") },
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
      ...(values.length > 0 ? radio(values) : {}),
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
}
