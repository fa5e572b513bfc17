import type { ComponentType, ReactElement, ReactNode } from "react";

type Args = Record<string, unknown>;
type Draw = (args: Args, context: StoryContext) => ReactNode;
type Decorator = (story: ComponentType, context: StoryContext) => ReactNode;

interface StoryContext {
  readonly name: string;
  readonly title: string;
  readonly args: Args;
  readonly component: ComponentType<Args> | undefined;
  readonly parameters: Parameters;
  readonly globals: Args;
}

interface Parameters extends Args {
  readonly layout?: string;
}

interface Annotations {
  readonly title?: string;
  readonly name?: string;
  readonly component?: ComponentType<Args>;
  readonly args?: Args;
  readonly render?: Draw;
  readonly decorators?: readonly Decorator[];
  readonly parameters?: Parameters;
}

/** An imported story file; its default export is the meta. */
export type StoryModule = Readonly<Record<string, Annotations>>;

/** A story that can be rendered without Storybook. */
export interface ComposedStory {
  /** Title and name, e.g. `Actions/Button: Default`. */
  readonly name: string;
  /** Title of its file, e.g. `Actions/Button`. */
  readonly title: string;
  /** The name of its export. */
  readonly exported: string;
  /** Whether Storybook shows it without a margin. */
  readonly fullscreen: boolean;
  readonly element: ReactElement;
}

/** A story of a file with this meta. */
export function compose(meta: Annotations, story: Annotations, exported: string): ComposedStory {
  const Component = meta.component;
  const args = { ...meta.args, ...story.args };
  const name = story.name ?? exported;
  const parameters: Parameters = { ...meta.parameters, ...story.parameters };
  const context = {
    name,
    title: meta.title ?? "",
    args,
    component: Component,
    parameters,
    globals: {},
  };
  const draw: Draw =
    story.render ??
    meta.render ??
    ((given) => {
      if (!Component) throw new Error(`${meta.title} has no component.`);
      return <Component {...given} />;
    });
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const Story = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => draw(args, context),
  );
  return {
    name: `${meta.title}: ${name}`,
    title: meta.title ?? "",
    exported,
    fullscreen: parameters.layout === "fullscreen",
    element: <Story />,
  };
}

/**
 * The stories of a file in export order, with the args, render functions and decorators of story and
 * meta, but without Storybook's global ones.
 */
export function composeFile(file: StoryModule): ComposedStory[] {
  const { default: meta, ...stories } = file;
  if (!meta) throw new Error("A story file has no default export.");
  return Object.entries(stories).map(([exported, story]) => compose(meta, story, exported));
}
