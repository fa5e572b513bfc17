import { expect, it } from "vitest";
import { analyzer } from "../../src/en/analyzer/analyzer.ts";
import { about } from "../../src/en/pages/about.ts";
import { careers } from "../../src/en/pages/careers.ts";
import { contact } from "../../src/en/pages/contact.ts";
import { home } from "../../src/en/pages/home.ts";
import { notFound } from "../../src/en/pages/not-found.ts";
import { portfolio } from "../../src/en/pages/portfolio.ts";
import { quote, quoteSteps } from "../../src/en/pages/quote.ts";
import { servicesPage } from "../../src/en/pages/services-page.ts";
import { serviceCards } from "../../src/en/services/service-cards.ts";
import { servicePages } from "../../src/en/services/service-pages.ts";
import type { Listing } from "../../src/shapes/service.ts";

const lengths = (lists: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, { length }]) => [name, length]));

it("the pages have as many things as the specification says", () => {
  expect(
    lengths({
      homeFigures: home.statistics.figures,
      homeWork: home.work.stories,
      leads: portfolio.leads.stories,
      aboutFigures: about.impact.figures,
      values: about.values.items,
      years: about.timeline.items,
      perks: careers.perks.items,
      hiring: careers.hiring.items,
      contactFigures: contact.reasons.figures,
      notFoundFigures: notFound.statistics.figures,
      claims: servicesPage.claims.figures,
      pricing: servicesPage.pricing.items,
      tiles: quote.tiles.items,
      quoteQuestions: quote.faq.items,
      quoteSteps,
      guide: analyzer.guide.items,
    }),
  ).toEqual({
    homeFigures: 4,
    homeWork: 3,
    leads: 3,
    aboutFigures: 4,
    values: 4,
    years: 6,
    perks: 6,
    hiring: 3,
    contactFigures: 4,
    notFoundFigures: 3,
    claims: 4,
    pricing: 3,
    tiles: 4,
    quoteQuestions: 4,
    quoteSteps: 4,
    guide: 4,
  });
});

it("every page and call to action has two buttons", () => {
  const actions = [
    home.hero.actions,
    careers.hero.actions,
    quote.confirmation.actions,
    ...[home, about, portfolio, servicesPage, analyzer].map(({ closing }) => closing.actions),
    ...Object.values(servicePages).flatMap(({ hero, closing }) => [hero.actions, closing.actions]),
  ];
  for (const { length } of actions) expect(length).toBe(2);
});

it.each(Object.entries(servicePages))(
  "the service %s has its six offerings and the rest",
  (id, page) => {
    const { offerings, figures, stories } = page;
    expect([offerings, figures, stories].map(({ items }) => items.length)).toEqual([6, 4, 2]);
    expect(serviceCards[id as keyof typeof serviceCards].features).toHaveLength(4);
    for (const offering of offerings.items) {
      if ("points" in offering) expect(offering.points).toHaveLength(3);
    }
    const lists = { process: 4, benefits: 8 } as const;
    for (const [name, count] of Object.entries(lists)) {
      const listing = (page as unknown as Record<string, Listing<readonly unknown[]>>)[name];
      if (listing) expect(listing.items).toHaveLength(count);
    }
  },
);
