import { paths } from "@kolam/content/model/pages/paths";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";
import { siteSearch } from "@site/texts/pages/site-search";
import { notFound } from "@site/words/pages/not-found";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { atAddress } from "../../testing/page-story.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

export default { title: "Pages/Not found", component: NotFoundPage, ...atAddress("/nowhere") };

/**
 * Links to the home page, the suggested pages and the contact form, a back button, a search of the
 * site, and the phone number if there is one.
 */
export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: notFound.actions.home.label })).toHaveAttribute(
      "href",
      "/",
    );
    await expect(canvas.getByRole("button", { name: notFound.actions.back })).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: siteSearch.label })).toBeVisible();
    for (const id of notFound.suggested.pages) {
      await expect(canvas.getByRole("link", { name: titles[id] })).toHaveAttribute(
        "href",
        paths[id].path,
      );
    }
    const call = canvas.queryByRole("link", { name: new RegExp(notFound.help.call) });
    await expect(call?.getAttribute("href")).toBe(company.phone?.href);
  },
};
