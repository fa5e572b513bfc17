import type { ComponentType, ReactElement, ReactNode } from "react";

type Args = Record<string, unknown>;
type Draw = (args: Args, context: StoryContext) => ReactNode;
type Decorator = (story: ComponentType, context: StoryContext) => ReactNode;

interface StoryContext {
  readonly name: string;
  readonly title: string;
  readonly args: Args;
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

/** A story file as it is imported: the meta is its default export. */
export type StoryModule = Readonly<Record<string, Annotations>>;

/** One story that can be rendered anywhere, without Storybook. */
export interface ComposedStory {
  /** Title and name, e.g. `Actions/Button: Default`. */
  readonly name: string;
  /** Whether Storybook shows it without a margin. */
  readonly fullscreen: boolean;
  readonly element: ReactElement;
}

function compose(meta: Annotations, story: Annotations, exported: string): ComposedStory {
  const Component = meta.component;
  const args = { ...meta.args, ...story.args };
  const name = story.name ?? exported;
  const parameters: Parameters = { ...meta.parameters, ...story.parameters };
  const context = { name, title: meta.title ?? "", args, parameters, globals: {} };
  const draw: Draw =
    story.render ??
    meta.render ??
    ((given) => {
      if (!Component) throw new Error(`${meta.title} names no component.`);
      return <Component {...given} />;
    });
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const Story = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => draw(args, context),
  );
  return {
    name: `${meta.title}: ${name}`,
    fullscreen: parameters.layout === "fullscreen",
    element: <Story />,
  };
}

/**
 * The stories of a file in the order in which they are exported: the args, render function and
 * decorators of story and file, nothing of Storybook's own page.
 */
export function composeFile(file: StoryModule): ComposedStory[] {
  const { default: meta, ...stories } = file;
  if (!meta) throw new Error("A story file has no default export.");
  return Object.entries(stories).map(([exported, story]) => compose(meta, story, exported));
}
