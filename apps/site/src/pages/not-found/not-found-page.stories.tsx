import { company } from "@kolam/content/facts/company";
import { paths } from "@kolam/content/facts/paths";
import { notFound } from "@kolam/content/pages/not-found";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pageDecorators, pageParameters } from "../../testing/page-story.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

const meta = {
  title: "Pages/Not found",
  component: NotFoundPage,
  decorators: pageDecorators("/nowhere"),
  parameters: pageParameters,
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the home page, five suggested pages and the contact form, a back button and the phone number. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: notFound.actions.home.label })).toHaveAttribute(
      "href",
      "/",
    );
    await expect(canvas.getByRole("button", { name: notFound.actions.back })).toBeVisible();
    for (const id of notFound.suggested.pages) {
      await expect(canvas.getByRole("link", { name: paths[id].title })).toHaveAttribute(
        "href",
        paths[id].path,
      );
    }
    await expect(
      canvas.getByRole("link", { name: new RegExp(notFound.help.call) }),
    ).toHaveAttribute("href", company.phone.href);
  },
};
