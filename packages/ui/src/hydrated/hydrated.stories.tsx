import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { hydrateLate } from "../testing/late-hydration.tsx";
import { useHydrated } from "./hydrated.tsx";

function Probe() {
  return <p>{useHydrated() ? "hydrated" : "not yet"}</p>;
}

export default { title: "Hooks/useHydrated", component: Probe } satisfies Meta<typeof Probe>;

type Story = StoryObj<typeof Probe>;

/** False during hydration, so that the server's markup matches, and true right after. */
export const Hydration: Story = {
  render: () => <div />,
  play: async ({ canvasElement }) => {
    await hydrateLate({
      container: canvasElement,
      element: <Probe />,
      before: (host) => expect(host).toHaveTextContent("not yet"),
    });
    await waitFor(() => expect(canvasElement).toHaveTextContent("hydrated"));
  },
};
