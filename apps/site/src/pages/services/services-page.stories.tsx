import type { StoryObj } from "@storybook/react-vite";
import { onPage } from "../../testing/page-story.tsx";
import { ServicesPage } from "./services-page.tsx";

export default { title: "Pages/Services", component: ServicesPage, ...onPage("services") };

/** All services, each a card that leads to its page. */
export const Page: StoryObj = {};
