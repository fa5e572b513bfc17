const camel = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

/**
 * The files of a new component by name: everything that packages/ui/CONTRIBUTING.md requires, ready
 * to be filled in.
 */
export function componentFiles(name: string, base: string, since: string): Record<string, string> {
  const definition = `${camel(name)}Definition`;
  return {
    [`${base}.definition.ts`]: `import { define } from "../definition/definition.ts";

export const ${definition} = define({
  name: "${name}",
  axes: {
    /**
     * Its ground.
     * - \`plain\`: the page's own
     * - \`feature\`: dark, for one among light ones
     */
    tone: ["plain", "feature"],
  },
});
`,
    [`${base}.docs.ts`]: `import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "${since}",
  when: "say when.",
  whenNot: "say when not, and what then.",
  accessibility: "Say what it is to a screen reader and a keyboard.",
  anatomy: [{ name: "Words", text: "Say what they are for.", at: "div" }],
  keyboard: [],
  usage: \`<${name}>Words</${name}>\`,
};
`,
    [`${base}.module.css`]: `@layer k.components {
  .root {
    padding: var(--k-space-6);
    border: var(--k-border-hairline) solid var(--k-color-rule);
    color: var(--k-color-text);
  }

  .tone-feature {
    border-color: var(--k-color-feature);
    background-color: var(--k-color-feature);
    color: var(--k-color-on-feature);
  }
}
`,
    [`${base}.tsx`]: `import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { ${definition} } from "./${base}.definition.ts";
import styles from "./${base}.module.css";

const classes = classesFor(${definition}, styles);

export interface ${name}Props extends VariantsOf<typeof ${definition}>, RootProps<"div"> {}

/** Say in one sentence what ${name} is. */
export function ${name}({ tone, className, ...rest }: ${name}Props) {
  return <div {...rest} className={classes({ tone }, className)} />;
}
`,
    [`${base}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { ${definition} } from "./${base}.definition.ts";
import { ${name} } from "./${base}.tsx";

export default {
  title: "Content/${name}",
  component: ${name},
  args: { children: "Words" },
} satisfies Meta<typeof ${name}>;

type Story = StoryObj<typeof ${name}>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Words")).toBeVisible();
  },
};

/** Say why this is right. */
export const Do: Story = { args: { tone: "feature" } };

/** Say what is wrong with this. */
export const Dont: Story = { args: { children: "Words, words" } };

export const AllVariants: Story = matrix(${definition});
`,
    [`${base}.test.tsx`]: `import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ${name} } from "./${base}.tsx";

describe("${name} on a server", () => {
  it("renders its words", () => {
    expect(renderToStaticMarkup(<${name}>Words</${name}>)).toContain(">Words<");
  });
});
`,
  };
}
