import type { ReactElement } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ArticleCard } from "../article-card/article-card.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import { CaseSummary } from "../case-summary/case-summary.tsx";
import { FloatingAction } from "../floating-action/floating-action.tsx";
import { ServiceCard } from "../service-card/service-card.tsx";
import { SiteFooter } from "../site-footer/site-footer.tsx";
import { Tag } from "../tag/tag.tsx";

const file = { target: "_blank", rel: "noopener", download: "price-list.pdf" } as const;
const router = <a href="/file" data-router="" className="own" />;

const figure = { value: "1", label: "b" };

/** Each component with a link, once as an address and once as a router's element. */
const links: [string, ReactElement][] = [
  [
    "ButtonLink",
    <ButtonLink key="" {...file} href="/file">
      Get it
    </ButtonLink>,
  ],
  [
    "ButtonLink of a router",
    <ButtonLink key="" {...file} link={router}>
      Get it
    </ButtonLink>,
  ],
  [
    "Tag",
    <Tag key="" {...file} href="/file">
      Get it
    </Tag>,
  ],
  [
    "Tag of a router",
    <Tag key="" {...file} link={router}>
      Get it
    </Tag>,
  ],
  [
    "FloatingAction",
    <FloatingAction key="" {...file} href="/file" icon="">
      Get it
    </FloatingAction>,
  ],
  ["ArticleCard", <ArticleCard key="" {...file} href="/file" title="Get it" />],
  ["ServiceCard", <ServiceCard key="" {...file} href="/file" title="Get it" description="" />],
  [
    "ServiceCard of a router",
    <ServiceCard key="" {...file} link={router} title="" description="" />,
  ],
  [
    "CaseSummary",
    <CaseSummary key="" {...file} href="/file" client="" title="a" figure={figure} />,
  ],
  [
    "Breadcrumbs",
    <Breadcrumbs
      key=""
      label=""
      items={[{ ...file, href: "/file", label: "Get it" }]}
      current=""
    />,
  ],
  [
    "SiteFooter",
    <SiteFooter
      key=""
      navigationLabel=""
      groups={[{ title: "", links: [{ ...file, href: "/file", label: "Get it" }] }]}
    />,
  ],
];

describe("a component with a link", () => {
  it.each(links)(
    "%s gives it target, rel and download, and its root none of them",
    (_, element) => {
      const text = html(element);
      const [link = ""] = /<a [^>]*>/.exec(text) ?? [];
      expect(link).toContain('href="/file"');
      for (const [name, value] of Object.entries(file))
        expect(link).toContain(`${name}="${value}"`);
      expect(text.replace(link, "")).not.toContain("_blank");
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
      /^<article id="card" data-a="b"/,
    );
    const item = { href: "#", label: "Up", "data-a": "b", className: "mine" };
    expect(html(<Breadcrumbs label="" items={[item]} current="" />)).toMatch(
      /<a data-a="b"[^>]* class="[^"]*\bmine"/,
    );
  });
});
