import { SiteHeader } from "@kolam/ui/site-header";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { atAddress } from "../testing/page-story.tsx";
import { PageLanguages } from "./language-switch.tsx";

/** The other languages of a site, in the bar that every page has. */
export default { title: "Sections/Languages in the header", ...atAddress("/") };

const language = (tag: string, name: string) => ({
  language: tag,
  name,
  home: name,
  base: `/${tag}`,
  pages: ["/"],
});

/** Each name is apart from the next one. */
export const Several: StoryObj = {
  render: () => (
    <SiteHeader
      position="static"
      logo="Agency"
      navigation={null}
      controls={<PageLanguages others={[language("fr", "Français"), language("de", "Deutsch")]} />}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link").map((link) => {
      const name = document.createRange();
      name.selectNodeContents(link);
      return name.getBoundingClientRect();
    });
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThan(10);
  },
};
