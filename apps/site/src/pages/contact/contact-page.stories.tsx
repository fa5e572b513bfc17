import { contact } from "@kolam/content/pages/contact";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { ContactPage } from "./contact-page.tsx";

const meta = {
  title: "Pages/Contact",
  component: ContactPage,
  decorators: onPage("/contact"),
  parameters: pageParameters,
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every way to reach us; the states of the form are under Site/Forms. */
export const Page: Story = { play: composedOf(contact.hero.title, bandsOf(contact)) };
