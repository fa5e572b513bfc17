import type { Action } from "../links.ts";
import { type ServiceId, type StoryId, serviceIds } from "../paths.ts";
import type { Heading, Passage, Story, Three, Two } from "../shapes.ts";
import { brandingStories } from "../stories/branding.ts";
import { designStories } from "../stories/design.ts";
import { digitalMarketingStories } from "../stories/digital-marketing.ts";
import { ecommerceStories } from "../stories/ecommerce.ts";
import { mobileDevelopmentStories } from "../stories/mobile-development.ts";
import { seoStories } from "../stories/seo.ts";
import { softwareDevelopmentStories } from "../stories/software-development.ts";
import { webDevelopmentStories } from "../stories/web-development.ts";

/** The words of the portfolio, apart from the stories. */
export const portfolio = {
  hero: {
    eyebrow: "Portfolio",
    title: "Sixteen projects, starting\u00a0with the problem",
    lead: "Two for each service: what was wrong, what\u00a0we did, what changed and how long it took.",
  },
  leads: {
    label: "Three projects in detail",
    /** One for each of three services, and three kinds of work. */
    stories: ["tamba-pumps", "chakora-test-labs", "irani-rusk"],
  },
  byService: {
    title: "All sixteen, by service",
    lead: "Open one to read what was wrong, what we did, what changed and how long it took.",
    filter: "Show projects for",
    all: "All services",
  },
  labels: {
    open: "Read the case",
    /** A link from its service to one of the three projects in large. */
    above: (client: string) => `${client}, shown above`,
    challenge: "What was wrong",
    work: "What we did",
    outcome: "What changed",
    duration: "Time taken",
    service: "About this service",
  },
  closing: {
    title: "The seventeenth could be yours",
    text: "Most of these began as three lines in a form. Write yours; the rest is our homework.",
    actions: [
      { label: "Request a Quote", href: "/quote" },
      { label: "Start a Conversation", href: "/contact" },
    ],
  },
} as const satisfies {
  hero: Heading & { eyebrow: string };
  leads: { label: string; stories: Three<StoryId> };
  byService: Heading & Record<"filter" | "all", string>;
  labels: Record<"open" | "challenge" | "work" | "outcome" | "duration" | "service", string> & {
    above: (client: string) => string;
  };
  closing: Passage & { actions: Two<Action> };
};

/** The stories of one service in the portfolio. Their anchor is the service's id. */
export interface PortfolioGroup {
  readonly service: ServiceId;
  readonly stories: Two<Story>;
}

const stories = {
  "software-development": softwareDevelopmentStories,
  "web-development": webDevelopmentStories,
  "mobile-development": mobileDevelopmentStories,
  "digital-marketing": digitalMarketingStories,
  seo: seoStories,
  ecommerce: ecommerceStories,
  design: designStories,
  branding: brandingStories,
} as const satisfies Record<ServiceId, Two<Story>>;

/** All stories, in the order of the services. Each is on its service's page too. */
export const portfolioGroups: readonly PortfolioGroup[] = serviceIds.map((service) => ({
  service,
  stories: stories[service],
}));

/** The story of a name. */
export function storyOf(id: StoryId): Story {
  const story = portfolioGroups.flatMap(({ stories: both }) => both).find((one) => one.id === id);
  if (!story) throw new Error(`No story is called ${id}.`);
  return story;
}
