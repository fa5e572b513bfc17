import { servicesOf, storiesOf } from "#words/cases/stories.generated.ts";
import { type ServiceId, type StoryId, toldServiceIds } from "../facts/services.ts";
import type { Story } from "../shapes/case.ts";

/** The cases of one service in the portfolio. Their anchor is the service's id. */
export interface PortfolioGroup {
  readonly service: ServiceId;
  readonly stories: readonly Story[];
}

/** All cases, in the order of the services. Each is on its service's page too. */
export const portfolioGroups: readonly PortfolioGroup[] = toldServiceIds.map((service) => ({
  service,
  stories: storiesOf[service],
}));

/** Whether a service is among those of a case. */
export const isOfService = ({ id }: Story, service: ServiceId): boolean =>
  servicesOf[id]?.includes(service) ?? false;

const byId: ReadonlyMap<string, Story> = new Map(
  portfolioGroups.flatMap(({ stories }) => stories.map((story) => [story.id, story] as const)),
);

/** The case of a name. */
export function storyOf(id: StoryId): Story {
  const story = byId.get(id);
  if (!story) throw new Error(`No case is called ${id}.`);
  return story;
}
