import { composeStories, composeStory, type Meta, type StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";

/** An imported story file; its default export is the meta. */
export interface StoryModule {
  readonly default: Meta;
  readonly [exported: string]: StoryObj | Meta;
}

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

/** The stories of a file with what they have from its meta, but without Storybook's global decorators. */
export function composeFile(file: StoryModule): ComposedStory[] {
  const { title = "" } = file.default;
  return Object.entries(composeStories(file)).map(([exported, Story]) => ({
    name: `${title}: ${Story.storyName}`,
    title,
    exported,
    fullscreen: Story.parameters.layout === "fullscreen",
    element: <Story />,
  }));
}

/** A component with the args of its stories' meta and these, rendered as the meta says. */
export function composeMeta({ default: meta }: StoryModule, args: object): ReactElement {
  const Story = composeStory({ args }, meta);
  return <Story />;
}
