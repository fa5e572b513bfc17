import { describe, expect, it } from "vitest";
import { prices } from "../../src/en/prices.ts";
import { servicePages } from "../../src/en/services/service-pages.ts";
import type { ServiceId } from "../../src/facts/paths.ts";
import type { Passage } from "../../src/facts/shapes.ts";
import type { Listing, Process, ServicePageBase, Technologies } from "../../src/shapes/service.ts";

/** What the specification says of some of the sample's pages. */
interface SamplePage extends ServicePageBase<ServiceId, Passage> {
  readonly process?: Process;
  readonly technologies?: Technologies;
  readonly platforms?: Listing<readonly { readonly name: string }[]>;
}

/** By any id: without the sample's services these tests fail, but they compile. */
function find<Value>(list: Readonly<Record<string, Value>>, id: string): Value {
  const found = list[id];
  if (found === undefined) throw new Error(`The sample has a service “${id}”.`);
  return found;
}
const pageOf = (id: string) => find<SamplePage>(servicePages, id);

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const pairs = (items: readonly { readonly value: string; readonly label: string }[]) =>
  items.map(({ value, label }) => `${value} ${label}`.toLowerCase());

describe("the prices", () => {
  it.each<[string, string]>([
    ["software-development", "₹50,000"],
    ["web-development", "₹25,000"],
    ["mobile-development", "₹75,000"],
    ["digital-marketing", "₹15,000 per month"],
    ["seo", "₹10,000 per month"],
    ["ecommerce", "₹40,000"],
    ["design", "₹20,000"],
    ["branding", "₹30,000"],
  ])("%s starts at %s", (id, text) => {
    expect(find(prices, id).text).toBe(text);
  });
});

describe("the service pages", () => {
  it("have the offerings, steps and platforms of the spec", () => {
    expect(titles(pageOf("seo").offerings.items)).toEqual([
      "Technical SEO Audit",
      "Keyword Research & Strategy",
      "On-Page Optimization",
      "Link Building Campaigns",
      "Local SEO",
      "SEO Analytics & Reporting",
    ]);
    expect(titles(pageOf("seo").process?.items ?? [])).toEqual([
      "SEO Audit",
      "Strategy Development",
      "Implementation",
      "Monitor & Optimize",
    ]);
    expect(titles(pageOf("design").process?.items ?? [])).toEqual([
      "Research & Discovery",
      "Wireframing",
      "Visual Design",
      "Prototyping & Testing",
    ]);
    expect(titles(pageOf("branding").process?.items ?? [])).toEqual([
      "Brand Discovery",
      "Strategy Development",
      "Visual Identity",
      "Brand Guidelines",
    ]);
    expect((pageOf("ecommerce").platforms?.items ?? []).map(({ name }) => name)).toEqual([
      "Shopify",
      "WooCommerce",
      "Magento",
      "Custom Solutions",
    ]);
  });

  it.each<[string, string[]]>([
    [
      "digital-marketing",
      ["300% more leads", "250% roi improvement", "400% social engagement", "180% conversion rate"],
    ],
    [
      "seo",
      ["400% traffic", "250% ranking improvement", "180% lead generation", "300% organic revenue"],
    ],
    [
      "ecommerce",
      ["300% sales", "50% faster checkout", "40% fewer abandoned carts", "250% mobile conversions"],
    ],
    ["design", ["60% engagement", "40% conversion", "50% task completion", "70% satisfaction"]],
    ["branding", ["200% recognition", "150% trust", "180% perceived value", "120% marketing roi"]],
  ])("%s has the four figures of the spec", (id, expected) => {
    expect(pairs(pageOf(id).figures.items)).toEqual(expected);
  });

  it.each<[string, [string, string][]]>([
    [
      "digital-marketing",
      [
        ["Start Campaign", "/quote"],
        ["View Results", "/portfolio#digital-marketing"],
        ["Get Marketing Quote", "/quote"],
        ["Discuss Strategy", "/contact"],
      ],
    ],
    [
      "seo",
      [
        ["Get Free SEO Audit", "/quote"],
        ["Try SEO Analyzer", "/seo-analyzer"],
        ["Get Free SEO Audit", "/quote"],
        ["Discuss SEO Strategy", "/contact"],
      ],
    ],
    [
      "ecommerce",
      [
        ["Start Store", "/quote"],
        ["View Stores", "/portfolio#ecommerce"],
        ["Get Store Quote", "/quote"],
        ["Discuss Requirements", "/contact"],
      ],
    ],
    [
      "design",
      [
        ["Start Design", "/quote"],
        ["View Designs", "/portfolio#design"],
        ["Get Design Quote", "/quote"],
        ["Discuss Project", "/contact"],
      ],
    ],
    [
      "branding",
      [
        ["Start Branding", "/quote"],
        ["View Brands", "/portfolio#branding"],
        ["Get Branding Quote", "/quote"],
        ["Discuss Brand Strategy", "/contact"],
      ],
    ],
  ])("%s has the buttons of the spec", (id, expected) => {
    const { hero, closing } = pageOf(id);
    expect([...hero.actions, ...closing.actions].map(({ label, href }) => [label, href])).toEqual(
      expected,
    );
  });

  it.each(["software-development", "web-development", "mobile-development"])(
    "%s links to quote, its portfolio and contact",
    (id) => {
      const { hero, closing } = pageOf(id);
      expect([...hero.actions, ...closing.actions].map(({ href }) => href)).toEqual([
        "/quote",
        `/portfolio#${id}`,
        "/quote",
        "/contact",
      ]);
    },
  );

  it("have enough questions, technologies and platforms", () => {
    for (const { questions } of Object.values(servicePages))
      expect(questions.items.length).toBeGreaterThanOrEqual(3);
    for (const id of ["software-development", "web-development", "mobile-development"])
      expect(pageOf(id).technologies?.items.length).toBeGreaterThanOrEqual(3);
    expect(pageOf("digital-marketing").platforms?.items.length).toBeGreaterThanOrEqual(6);
  });

  it("all have different sections", () => {
    const all = Object.values(servicePages);
    const shapes = all.map((page) => Object.keys(page).sort().join(" "));
    expect(new Set(shapes).size).toBe(all.length);
  });
});
