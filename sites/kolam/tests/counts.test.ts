import type { Listing } from "@kolam/content/model/types/service";
import { serviceCards } from "@site/lists/words/service-cards";
import { servicePages } from "@site/lists/words/service-pages";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { quoteSteps } from "@site/texts/pages/quote";
import { about } from "@site/words/pages/about";
import { careers } from "@site/words/pages/careers";
import { contact } from "@site/words/pages/contact";
import { home } from "@site/words/pages/home";
import { notFound } from "@site/words/pages/not-found";
import { portfolio } from "@site/words/pages/portfolio";
import { quote } from "@site/words/pages/quote";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { servicesPage } from "@site/words/pages/services-page";
import { expect, it } from "vitest";

it.each<[number, Readonly<Record<string, readonly unknown[]>>]>([
  [
    3,
    {
      work: home.work.cases,
      leads: portfolio.leads.cases,
      hiring: careers.hiring.items,
      notFoundFigures: notFound.statistics.figures,
      pricing: servicesPage.pricing.items,
    },
  ],
  [
    4,
    {
      homeFigures: home.statistics.figures,
      values: about.values.items,
      contactFigures: contact.reasons.figures,
      claims: servicesPage.claims.figures,
      tiles: quote.tiles.items,
      questions: quote.faq.items,
      quoteSteps,
    },
  ],
  [6, { years: about.timeline.items, perks: careers.perks.items, guide: analyzer.guide.items }],
])("the pages have %i of each of what the specification counts so", (count, lists) => {
  for (const [name, list] of Object.entries(lists)) expect(list.length, name).toBe(count);
});

it("every page and call to action has two buttons", () => {
  const actions = [
    home.hero.actions,
    careers.hero.actions,
    quote.confirmation.actions,
    ...[home, about, portfolio, servicesPage, analyzerPage].map(({ closing }) => closing.actions),
    ...Object.values(servicePages).flatMap(({ hero, closing }) => [hero.actions, closing.actions]),
  ];
  for (const { length } of actions) expect(length).toBe(2);
});

it.each(Object.entries(servicePages))(
  "the service %s has its six offerings and the rest",
  (id, page) => {
    const { offerings, figures, cases } = page;
    expect([offerings, figures, cases].map(({ items }) => items.length)).toEqual([6, 4, 2]);
    expect(serviceCards[id as keyof typeof serviceCards].features).toHaveLength(4);
    const lists = { process: 4, benefits: 8 } as const;
    for (const [name, count] of Object.entries(lists)) {
      const listing = (page as unknown as Record<string, Listing<readonly unknown[]>>)[name];
      if (listing) expect(listing.items).toHaveLength(count);
    }
  },
);
