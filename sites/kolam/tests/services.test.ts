import type { ServiceId } from "@kolam/content/model/pages/paths";
import { prices } from "@kolam/content/model/services/told-prices";
import type {
  Listing,
  Process,
  ServicePageBase,
  Technologies,
} from "@kolam/content/model/types/service";
import { servicePages } from "@site/lists/words/service-pages";
import { expect, it } from "vitest";

/** What the specification says of some of the sample's pages. */
interface SamplePage extends ServicePageBase<ServiceId> {
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

const pairs = (items: readonly { readonly value: string; readonly label: string }[]) =>
  items.map(({ value, label }) => `${value} ${label}`.toLowerCase());

/** What the specification says of a service: its price, four figures and four buttons. */
const specified: readonly [id: string, price: string, figures?: string, buttons?: string][] = [
  ["software-development", "₹50,000"],
  ["web-development", "₹25,000"],
  ["mobile-development", "₹75,000"],
  [
    "digital-marketing",
    "₹15,000 per month",
    "300% more leads, 250% roi improvement, 400% social engagement, 180% conversion rate",
    "Start Campaign, View Results, Get Marketing Quote, Discuss Strategy",
  ],
  [
    "seo",
    "₹10,000 per month",
    "400% traffic, 250% ranking improvement, 180% lead generation, 300% organic revenue",
    "Get Free SEO Audit, Try SEO Analyzer, Get Free SEO Audit, Discuss SEO Strategy",
  ],
  [
    "ecommerce",
    "₹40,000",
    "300% sales, 50% faster checkout, 40% fewer abandoned carts, 250% mobile conversions",
    "Start Store, View Stores, Get Store Quote, Discuss Requirements",
  ],
  [
    "design",
    "₹20,000",
    "60% engagement, 40% conversion, 50% task completion, 70% satisfaction",
    "Start Design, View Designs, Get Design Quote, Discuss Project",
  ],
  [
    "branding",
    "₹30,000",
    "200% recognition, 150% trust, 180% perceived value, 120% marketing roi",
    "Start Branding, View Brands, Get Branding Quote, Discuss Brand Strategy",
  ],
];

it.each(specified)(
  "%s has price, figures and buttons of the spec",
  (id, price, figures, buttons) => {
    expect(find(prices, id).text).toBe(price);
    const page = pageOf(id);
    if (figures) expect(pairs(page.figures.items).join(", ")).toBe(figures);
    const actions = [...page.hero.actions, ...page.closing.actions];
    if (buttons) expect(actions.map(({ label }) => label).join(", ")).toBe(buttons);
    const second = id === "seo" ? "/seo-analyzer" : `/portfolio#${id}`;
    expect(actions.map(({ href }) => href)).toEqual(["/quote", second, "/quote", "/contact"]);
  },
);

it.each<[string, "offerings" | "process" | "platforms", string]>([
  [
    "seo",
    "offerings",
    "Technical SEO Audit; Keyword Research & Strategy; On-Page Optimization; " +
      "Link Building Campaigns; Local SEO; SEO Analytics & Reporting",
  ],
  ["seo", "process", "SEO Audit; Strategy Development; Implementation; Monitor & Optimize"],
  ["design", "process", "Research & Discovery; Wireframing; Visual Design; Prototyping & Testing"],
  [
    "branding",
    "process",
    "Brand Discovery; Strategy Development; Visual Identity; Brand Guidelines",
  ],
  ["ecommerce", "platforms", "Shopify; WooCommerce; Magento; Custom Solutions"],
])("%s has the %s of the spec", (id, list, expected) => {
  const items: readonly { readonly title?: string; readonly name?: string }[] =
    pageOf(id)[list]?.items ?? [];
  expect(items.map(({ title, name }) => title ?? name).join("; ")).toBe(expected);
});

it("the service pages have enough questions, technologies and platforms", () => {
  for (const { questions } of Object.values(servicePages))
    expect(questions.items.length).toBeGreaterThanOrEqual(3);
  for (const id of ["software-development", "web-development", "mobile-development"])
    expect(pageOf(id).technologies?.items.length).toBeGreaterThanOrEqual(3);
  expect(pageOf("digital-marketing").platforms?.items.length).toBeGreaterThanOrEqual(6);
});
