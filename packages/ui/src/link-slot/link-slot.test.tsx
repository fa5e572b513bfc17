import type { ReactElement } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ArticleCard } from "../article-card/article-card.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import { CaseSummary } from "../case-summary/case-summary.tsx";
import { FloatingAction } from "../floating-action/floating-action.tsx";
import { LinkList } from "../link-list/link-list.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { ServiceCard } from "../service-card/service-card.tsx";
import { SiteFooter } from "../site-footer/site-footer.tsx";
import { Tag } from "../tag/tag.tsx";
import type { LinkTarget } from "./link-slot.tsx";

const file = { target: "_blank", rel: "noopener", download: "price-list.pdf" } as const;
const figure = { value: "1", label: "b" };

/** Each component with a link. */
const components: Readonly<Record<string, (to: LinkTarget) => ReactElement>> = {
  ButtonLink: (to) => <ButtonLink {...to}>Get it</ButtonLink>,
  Tag: (to) => <Tag {...to}>Get it</Tag>,
  FloatingAction: (to) => (
    <FloatingAction {...to} icon="">
      Get it
    </FloatingAction>
  ),
  ArticleCard: (to) => <ArticleCard {...to} title="Get it" />,
  ServiceCard: (to) => <ServiceCard {...to} title="Get it" description="" />,
  CaseSummary: (to) => <CaseSummary {...to} client="" title="a" figure={figure} />,
  Breadcrumbs: (to) => <Breadcrumbs label="" items={[{ ...to, label: "Get it" }]} current="" />,
  LinkList: (to) => <LinkList links={[{ ...to, label: "Get it" }]} />,
  Pagination: (to) => (
    <Pagination
      page={1}
      count={2}
      to={() => to}
      label={""}
      previousText={""}
      nextText={""}
      pageText={String}
    />
  ),
  SiteFooter: (to) => (
    <SiteFooter navigationLabel="" groups={[{ title: "", links: [{ ...to, label: "Get it" }] }]} />
  ),
};

/** Once as an address and once as a router's element. */
const links = Object.entries(components).flatMap(([name, component]) => [
  [name, component({ ...file, href: "/file" })] as const,
  [
    `${name} of a router`,
    component({ ...file, link: <a href="/file" className="own" /> }),
  ] as const,
]);

describe("a component with a link", () => {
  it.each(links)(
    "%s gives it target, rel and download, and its root none of them",
    (_, element) => {
      const text = html(element);
      const [link = ""] = /<a [^>]*>/.exec(text) ?? [];
      expect(link).toContain('href="/file"');
      for (const [name, value] of Object.entries(file))
        expect(link).toContain(`${name}="${value}"`);
      expect(text.replaceAll(/<a [^>]*>/g, "")).not.toContain("_blank");
    },
  );

  it("keeps what a router's link has unless it is given something else", () => {
    const own = <a href="/file" target="_top" className="own" />;
    const text = html(<ServiceCard link={own} title="" description="" />);
    expect(text).toMatch(/<a [^>]*target="_top"/);
    expect(text).toMatch(/<a [^>]*class="[^"]*\bown"/);
  });

  it("gives a card's id and data to the card, and those of an item to its link", () => {
    expect(html(<ServiceCard href="#" id="card" data-a="b" title="" description="" />)).toMatch(
      /^<article [^>]*id="card" data-a="b"/,
    );
    const item = { href: "#", label: "Up", "data-a": "b", className: "mine" };
    expect(html(<Breadcrumbs label="" items={[item]} current="" />)).toMatch(
      /<a [^>]*data-a="b"[^>]* class="[^"]*\bmine"/,
    );
  });
});
