import { contact } from "@kolam/content/pages/contact";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { ContactPage } from "./contact-page.tsx";

const meta = {
  title: "Pages/Contact",
  component: ContactPage,
  decorators: pageDecorators("/contact"),
  parameters: pageParameters,
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All contact details and the form, whose states are under Site/Forms. */
export const Page: Story = { play: checkPage(contact.hero.title, sectionTitles(contact)) };
