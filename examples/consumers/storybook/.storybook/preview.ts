import "@kolam/ui/styles.css";
import { kolamArgTypes } from "@kolam/ui/storybook";
import type { Preview } from "@storybook/react-vite";

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [kolamArgTypes],
};

export default preview;
