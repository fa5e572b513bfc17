import { type ServiceId, type StoryId, toldServiceIds } from "../../facts/services.ts";
import type { Story } from "../../shapes/service.ts";
import { brandingStories } from "./branding/stories.ts";
import { designStories } from "./design/stories.ts";
import { digitalMarketingStories } from "./digital-marketing/stories.ts";
import { ecommerceStories } from "./ecommerce/stories.ts";
import { mobileDevelopmentStories } from "./mobile-development/stories.ts";
import { seoStories } from "./seo/stories.ts";
import { softwareDevelopmentStories } from "./software-development/stories.ts";
import { webDevelopmentStories } from "./web-development/stories.ts";

/** The stories of one service in the portfolio. Their anchor is the service's id. */
export interface PortfolioGroup {
  readonly service: ServiceId;
  readonly stories: readonly Story[];
}

const storiesOf = {
  "software-development": softwareDevelopmentStories,
  "web-development": webDevelopmentStories,
  "mobile-development": mobileDevelopmentStories,
  "digital-marketing": digitalMarketingStories,
  seo: seoStories,
  ecommerce: ecommerceStories,
  design: designStories,
  branding: brandingStories,
} as const satisfies { readonly [Id in ServiceId]: readonly Story[] };

/** All stories, in the order of the services. Each is on its service's page too. */
export const portfolioGroups: readonly PortfolioGroup[] = toldServiceIds.map((service) => ({
  service,
  stories: storiesOf[service],
}));

/** The story of a name. */
export function storyOf(id: StoryId): Story {
  const story = portfolioGroups.flatMap(({ stories: both }) => both).find((one) => one.id === id);
  if (!story) throw new Error(`No story is called ${id}.`);
  return story;
}
