import type { Meta, StoryObj } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { expect, waitFor } from "storybook/test";
import { useHydrated } from "./hydrated.tsx";

const seen: boolean[] = [];

function Probe() {
  const hydrated = useHydrated();
  seen.push(hydrated);
  return <p>{hydrated ? "hydrated" : "not yet"}</p>;
}

const meta = { title: "Hooks/useHydrated", component: Probe } satisfies Meta<typeof Probe>;

export default meta;
type Story = StoryObj<typeof meta>;

/** False during hydration, so that the server's markup matches, and true right after. */
export const Hydration: Story = {
  play: async ({ canvasElement }) => {
    const container = document.createElement("div");
    container.innerHTML = "<p>not yet</p>";
    canvasElement.append(container);
    seen.length = 0;
    const problems: unknown[] = [];
    const root = hydrateRoot(container, <Probe />, {
      onRecoverableError: (error) => problems.push(error),
    });
    await waitFor(() => expect(container).toHaveTextContent("hydrated"));
    await expect(seen[0]).toBe(false);
    await expect(problems).toEqual([]);
    root.unmount();
    container.remove();
  },
};
