import { serviceIds } from "@kolam/content/model/pages/paths";
import type { LandingData } from "../../articles/data-of.ts";
import { exampleBody, exampleSections } from "../../testing/example-body.ts";
import { atAddress, checkPage } from "../../testing/page-story.tsx";
import { LandingPage } from "./landing-page.tsx";

const services = serviceIds.slice(0, 2).join(", ");
const question = { tag: "h3", attributes: { id: "until-when" }, children: ["Until when?"] };

const data: LandingData = {
  page: {
    slug: "an-offer",
    title: "An example of an offer",
    description: "What an offer for tests is about.",
    eyebrow: "Until March",
    lead: "What it is, in a sentence.",
    actions: [{ label: "Ask for it", href: "/quote" }],
    date: "2026-01-15",
  },
  drawing: {
    width: 20,
    height: 20,
    line: "M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
    dotsPath: "M10 10h0",
  },
  body: [
    ...exampleBody,
    { tag: "ServiceCards", attributes: { services } },
    ...exampleSections,
    { tag: "Prices", attributes: { services } },
    { tag: "Questions", children: [question, { tag: "p", children: ["Until the end."] }] },
    { tag: "Form", attributes: { id: "contact" } },
    { tag: "Closing", attributes: { title: "Or ring us", label: "Call", href: "/contact" } },
  ],
};

export default {
  title: "Pages/Landing",
  component: LandingPage,
  ...atAddress(`/${data.page.slug}`, { data }),
};

/** A landing page with everything that it may have, except pictures. */
export const Page = { play: checkPage(data.page.title, ["Until when?", "Or ring us"]) };
