import { composeStories, composeStory, type Meta, type StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import * as kit from "../index.ts";
import { longText, rightToLeft } from "./texts.tsx";

/** An imported story file; its default export is the meta. */
export interface StoryModule {
  readonly default: Meta;
  readonly [exported: string]: StoryObj | Meta;
}

/** A story that can be rendered without Storybook. */
export interface ComposedStory {
  /** Title and export, e.g. `Actions/Button: Default`. */
  readonly name: string;
  /** Title of its file, e.g. `Actions/Button`. */
  readonly title: string;
  /** The name of its export. */
  readonly exported: string;
  /** Whether Storybook shows it without a margin. */
  readonly fullscreen: boolean;
  readonly element: ReactElement;
}

type Composed = ReturnType<typeof composeStory>;

const composed = ({ title = "" }: Meta, exported: string, Story: Composed): ComposedStory => ({
  name: `${title}: ${exported}`,
  title,
  exported,
  fullscreen: Story.parameters.layout === "fullscreen",
  element: <Story />,
});

/** The stories of a file, composed with its meta but without Storybook's global decorators. */
export function composeFile(file: StoryModule): ComposedStory[] {
  return Object.entries(composeStories(file)).map(([exported, Story]) =>
    composed(file.default, exported, Story),
  );
}

/**
 * Text in a drawing does not wrap. The texts of a header and of a toast's queue have their own
 * stories.
 */
const apart: readonly unknown[] = [kit.LineChart, kit.Track, kit.SiteHeader, kit.Toast];
const components: readonly unknown[] = Object.values(kit);

/**
 * A component of the kit with its stories' meta, and with all parts, each with other texts: long
 * ones, and right-to-left ones.
 */
export function composeTexts({ default: meta, ...stories }: StoryModule): ComposedStory[] {
  if (!components.includes(meta.component) || apart.includes(meta.component)) return [];
  const parts = Object.values(stories).filter(({ tags }) => tags?.includes("anatomy"));
  return [{}, ...parts].flatMap((story: StoryObj, index) =>
    Object.entries({ longText, rightToLeft }).map(([texts, { decorators }]) => {
      const own = [story.decorators ?? []].flat();
      const Story = composeStory({ ...story, decorators: [...decorators, ...own] }, meta);
      return composed(meta, `${texts} ${index}`, Story);
    }),
  );
}

/** A component with the args of its stories' meta and these, rendered as the meta says. */
export function composeMeta({ default: meta }: StoryModule, args: object): ReactElement {
  const Story = composeStory({ args }, meta);
  return <Story />;
}
