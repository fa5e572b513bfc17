import { exampleArticle } from "@kolam/content/model/blog/example-article";
import { exampleCase } from "@kolam/content/model/portfolio/example-case";
import type { OwnPicture } from "@kolam/content/model/types/picture";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { FramedPicture } from "../../photos/framed-picture.tsx";
import { SitePhoto } from "../../photos/site-photo.tsx";
import { ArticleEntry } from "../article-cards.tsx";
import { SectionedText } from "../body/sectioned-text.tsx";
import { ClientTestimonial } from "../testimonials.tsx";
import { CaseWords } from "../work/case-words.tsx";
import { foreignWords } from "./foreign-words.tsx";

const html = (element: ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);

const language = "ar-TN";
const caseStudy = { ...exampleCase, project: "خزف من المدينة" };
const article = { ...exampleArticle, title: "خزف من المدينة" };
const said = { name: "ليلى", role: "مديرة", company: "ورشة", content: "شكرا", rating: 5 } as const;
const picture: OwnPicture = {
  file: "x.png" as OwnPicture["file"],
  alt: "فرن",
  facts: { name: "x", type: "photo", width: 800, height: 600, colours: "0".repeat(24) },
};

const shown: readonly (readonly [what: string, of: (own: object) => ReactNode])[] = [
  [
    "a case on a card",
    (own) => <CaseWords caseStudy={{ ...caseStudy, ...own }} headingLevel={2} />,
  ],
  ["an article on a card", (own) => <ArticleEntry article={{ ...article, ...own } as never} />],
  ["a testimonial", (own) => <ClientTestimonial words={{ ...said, ...own }} rated={false} />],
  ["a text", (own) => <SectionedText nodes={["خزف"]} sections={{}} {...own} />],
  ["words in a sentence", (own) => foreignWords(own, "خزف")],
  ["a picture", (own) => <SitePhoto photo={{ ...picture, ...own }} width={400} sizes="1px" />],
  [
    "a caption",
    (own) => (
      <figure>
        <FramedPicture
          picture={{ ...picture, ...own }}
          frame="none"
          caption="فرن"
          width={400}
          sizes="1px"
        />
      </figure>
    ),
  ],
];

describe.each(shown)("%s", (_, of) => {
  it("in another language than the page says so", () => {
    expect(html(of({ language }))).toMatch(/lang="ar-TN" dir="rtl"/);
  });

  it("in the page's own says nothing", () => {
    expect(html(of({}))).not.toMatch(/ (?:lang|dir)="/);
  });
});
