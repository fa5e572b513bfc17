import type { Decorator } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";

/** Shows a page's story as the site would at this address, within the `main` landmark. */
export function atAddress(address: string): Decorator {
  return (Story) => (
    <MemoryRouter key={address} initialEntries={[address]}>
      <main>
        <Story />
      </main>
    </MemoryRouter>
  );
}
