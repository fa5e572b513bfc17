import { CodeOrSourceMdx } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/** Code in a text and in a separate block, which is dark in every theme. */
export default function Code(props: ComponentProps<typeof CodeOrSourceMdx>) {
  return <CodeOrSourceMdx {...props} dark />;
}
