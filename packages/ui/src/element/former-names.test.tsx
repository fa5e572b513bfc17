import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Badge } from "../badge/badge.tsx";
import { Bento } from "../bento/bento.tsx";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { LogoCloud } from "../logo-cloud/logo-cloud.tsx";
import { PersonCard } from "../person-card/person-card.tsx";
import { Section } from "../section/section.tsx";
import { Table } from "../table/table.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { Testimonial } from "../testimonial/testimonial.tsx";
import { Timeline } from "../timeline/timeline.tsx";

const table = { caption: "Plans", rows: [] };
const tabs = { label: "Plans", items: [] };
const said = { quote: "Well made.", name: "Mara", role: "Baker" };
const clients = { label: "Clients", logos: [] };

const renamed: readonly (readonly [string, former: () => ReactElement, now: () => ReactElement])[] =
  [
    ["Badge", () => <Badge look="solid" />, () => <Badge variant="solid" />],
    ["Bento", () => <Bento look="spaced">One</Bento>, () => <Bento variant="spaced">One</Bento>],
    [
      "CardGrid",
      () => <CardGrid look="figures">1</CardGrid>,
      () => <CardGrid variant="figures">1</CardGrid>,
    ],
    [
      "LogoCloud",
      () => <LogoCloud {...clients} look="plain" />,
      () => <LogoCloud {...clients} variant="plain" />,
    ],
    [
      "PersonCard",
      () => <PersonCard name="Mara" look="plain" />,
      () => <PersonCard name="Mara" variant="plain" />,
    ],
    ["Section", () => <Section heading="Prices" />, () => <Section title="Prices" />],
    [
      "Table",
      () => <Table {...table} columns={[]} look="grid" />,
      () => <Table {...table} columns={[]} variant="grid" />,
    ],
    [
      "A column of Table",
      () => <Table {...table} columns={[{ heading: "Price" }]} />,
      () => <Table {...table} columns={[{ title: "Price" }]} />,
    ],
    ["Tabs", () => <Tabs {...tabs} look="pill" />, () => <Tabs {...tabs} variant="pill" />],
    [
      "Testimonial",
      () => <Testimonial {...said} look="lead" />,
      () => <Testimonial {...said} variant="lead" />,
    ],
    [
      "An item of Timeline",
      () => <Timeline items={[{ year: "2019", text: "Two desks." }]} />,
      () => <Timeline items={[{ label: "2019", text: "Two desks." }]} />,
    ],
  ];

describe("a former name of a prop", () => {
  it.each(renamed)("of %s does the same, and says once what it is called now", (part, was, now) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(renderToStaticMarkup(now())).toBe(renderToStaticMarkup(was()));
    renderToStaticMarkup(was());
    const told = warn.mock.calls.filter(([text]) => `${text}`.startsWith(`${part}: "`));
    expect(told).toHaveLength(1);
    warn.mockRestore();
  });
});
