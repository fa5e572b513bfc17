// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Contents } from "../contents/contents.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FeatureCard } from "../feature-card/feature-card.tsx";
import { LineChart } from "../line-chart/line-chart.tsx";
import { LinkList } from "../link-list/link-list.tsx";
import { LogoCloud } from "../logo-cloud/logo-cloud.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { PricingCard } from "../pricing-card/pricing-card.tsx";
import { SiteFooter } from "../site-footer/site-footer.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import { emptyPage, find, show } from "../testing/jsdom-page.ts";
import { Timeline } from "../timeline/timeline.tsx";
import { Track } from "../track/track.tsx";
import { keysOf } from "./keys-of.ts";

emptyPage();

const complain = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => void complain.mockClear());
afterEach(() => expect(complain).not.toHaveBeenCalled());

it("makes a key of each of the same words", () => {
  const keys = keysOf(["Jan", "Feb", "Jan", "Jan"]);
  expect(keys.slice(0, 2)).toEqual(["Jan", "Feb"]);
  expect(new Set(keys).size).toBe(4);
});

const links = [
  { label: "Guide", href: "/a" },
  { label: "Guide", href: "/b" },
];
const lists = {
  Breadcrumbs: <Breadcrumbs label="Here" items={links} current="Guide" />,
  Contents: <Contents title="In here" items={links.map(({ label }) => ({ label, href: "#a" }))} />,
  FeatureCard: <FeatureCard title="T" text="t" points={["Five pages", "Five pages"]} />,
  LineChart: (
    <LineChart
      max={9}
      points={[
        { label: "Jan", value: 1 },
        { label: "Jan", value: 2 },
      ]}
    />
  ),
  LinkList: <LinkList links={links} />,
  LogoCloud: <LogoCloud label="Clients" logos={[{ name: "Fjord" }, { name: "Fjord" }]} />,
  NavigationMenu: <NavigationMenu label="Main" items={links} />,
  PricingCard: (
    <PricingCard title="T" price={{ amount: "1" }} features={["Five pages", "Five pages"]} />
  ),
  SiteFooter: (
    <SiteFooter
      navigationLabel="All"
      groups={[
        { title: "Guides", links },
        { title: "Guides", links },
      ]}
    />
  ),
  Stepper: (
    <Stepper
      label="Steps"
      steps={[{ label: "Review" }, { label: "Review" }]}
      current={1}
      formatStep="{n}"
      completedText="done"
      notCompletedText="not done"
    />
  ),
  Timeline: (
    <Timeline
      items={[
        { label: "2024", text: "One." },
        { label: "2024", text: "Two." },
      ]}
    />
  ),
  Track: <Track stations={["Wash", "Test", "Wash"]} passed={1} />,
};

it.each(Object.entries(lists))("the same words may be in a %s twice", async (_, list) => {
  await show(list);
  expect(find("div")?.childElementCount).toBeGreaterThan(0);
});

it("forgets an error of a field that has another one", async () => {
  const errors = [
    { fieldId: "password", message: "Too short" },
    { fieldId: "password", message: "No digit" },
  ];
  const summary = (left: typeof errors) => <ErrorSummary title="Not yet" errors={left} />;
  await show(summary(errors));
  await show(summary(errors.slice(1)));
  expect(find("ul")?.textContent).toBe("No digit");
});
