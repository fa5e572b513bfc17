import { simulation } from "@kolam/content/model/analyzer/analyzer-rules";
import { scoreLabel } from "@kolam/content/model/analyzer/score-label";
import { plainText } from "@kolam/content/model/basics/links";
import { limits, timings } from "@kolam/content/model/basics/timings";
import { offices } from "@kolam/content/model/company/offices";
import {
  pageIds,
  pagesOfGroup,
  pathGroups,
  paths,
  serviceIds,
} from "@kolam/content/model/pages/paths";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { searchLengthProblems } from "@kolam/content/search-lengths";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { titles as pageTitles } from "@site/lists/words/titles";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { recommendations } from "@site/texts/analyzer/analyzer-report";
import { blogList } from "@site/texts/pages/blog";
import { wizardWords } from "@site/texts/pages/quote";
import { sitemapPage } from "@site/texts/pages/sitemap-page";
import { claims } from "@site/words/claims";
import { chat } from "@site/words/company-words";
import { groupTitles } from "@site/words/group-titles";
import { footerColumns, headerAction, headerPages } from "@site/words/navigation";
import { openings } from "@site/words/openings";
import { about } from "@site/words/pages/about";
import { careers } from "@site/words/pages/careers";
import { contact } from "@site/words/pages/contact";
import { notFound } from "@site/words/pages/not-found";
import { privacy } from "@site/words/pages/privacy";
import { quote } from "@site/words/pages/quote";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { terms } from "@site/words/pages/terms";
import { describe, expect, it } from "vitest";

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const pairs = (items: readonly { readonly value: string; readonly label: string }[]) =>
  items.map(({ value, label }) => `${value} ${label}`.toLowerCase());

function legalText({ updated, sections }: LegalDocument): string {
  const blocks = sections.flatMap(({ title, blocks: parts }) => [
    title,
    ...parts.flatMap((block) => {
      if (typeof block === "string" || !("kind" in block)) return [plainText(block)];
      if (block.kind === "list") return block.items.map(plainText);
      if (block.kind === "table") return block.rows.map((cells) => cells.join(", "));
      return block.items.map(({ term, text }) => `${term}: ${text}`);
    }),
  ]);
  return [updated.text, ...blocks].join("\n");
}

describe("the company", () => {
  it("has the facts of the spec", () => {
    expect(company.name).toBe("Kolam");
    expect(company.founded).toBe(2019);
    expect(company.city).toBe("Pune");
    expect(company.phone).toEqual({ display: "+91 12345 67890", href: "tel:+911234567890" });
    expect(offices[0].hours.lines).toEqual(["Monday to Friday, 10:00 AM - 7:00 PM IST"]);
    expect(Object.values(mailboxes).map(({ address }) => address.split("@")[0])).toEqual([
      "hello",
      "careers",
      "privacy",
    ]);
    expect(chat?.href).toContain("https://wa.me/911234567890?text=");
  });
});

describe("the claims", () => {
  it("differ by page, as in the spec", () => {
    for (const page of [claims.home, claims.about])
      expect(pairs(page).join()).toBe(
        "150+ projects delivered,98% client satisfaction,50+ happy clients,5+ years of experience",
      );
    expect(pairs(claims.services).join()).toBe(
      "500+ clients,1000+ projects,4.9/5 average rating,24/7 support",
    );
    expect(pairs(claims.notFound)).toEqual(["150+ projects", "98% satisfaction", "24/7 support"]);
    expect(claims.aboutCountries).toMatchObject({ value: "15+", label: "Countries Served" });
  });
});

describe("the pages", () => {
  it("fall into the groups of the sitemap", () => {
    expect(Object.values(groupTitles)).toEqual(["Main Pages", "Services", "Resources", "Legal"]);
    expect(Object.fromEntries(pathGroups.map((group) => [group, pagesOfGroup(group)]))).toEqual({
      main: ["home", "about", "services", "contact"],
      services: [...serviceIds],
      // Prices, proof and the portfolio are added to those of the specification.
      resources: ["blog", "careers", "quote", "prices", "proof", "portfolio", "seo-analyzer"],
      // The statement is not in the specification; the EU asks for it.
      legal: ["privacy", "terms", "accessibility", "sitemap"],
    });
  });

  it("have titles and descriptions of the length that search engines show", () => {
    expect(searchLengthProblems()).toEqual([]);
  });

  it("are indexable except privacy, terms and thank-you", () => {
    const hidden = pageIds.filter((id) => !paths[id].indexable);
    expect(hidden).toEqual(["privacy", "terms", "thank-you"]);
  });

  it("are in the menus in the order of the design", () => {
    expect(headerPages.map((id) => pageTitles[id]).join()).toBe(
      "About,Services,Work,Blog,Careers,SEO Analyzer,Contact",
    );
    expect(headerAction).toEqual({ label: "Get Quote", href: "/quote" });
    expect(footerColumns.map(({ group }) => group)).toEqual(["main", "services", "resources"]);
  });

  it("are suggested where the spec suggests them", () => {
    expect(notFound.suggested.pages).toEqual(["home", "services", "about", "contact", "quote"]);
    expect(sitemapPage.quick.pages).toEqual(["quote", "services", "careers", "contact"]);
  });
});

it("the about page has the four values of the spec", () => {
  expect(titles(about.values.items).join()).toBe("Innovation,Passion,Collaboration,Excellence");
});

describe("careers", () => {
  it("has the openings of the spec", () => {
    expect(openings.map(({ title, department }) => `${title}: ${department}`).join("; ")).toBe(
      "Senior Full Stack Developer: Engineering; UI/UX Designer: Design; Digital Marketing Specialist: " +
        "Marketing; Project Manager: Operations; DevOps Engineer: Engineering; Business Development Manager: Sales",
    );
    for (const { location, type, requirements, responsibilities } of openings) {
      expect([location, type]).toEqual(["Remote / Hybrid", "Full-time"]);
      expect(requirements.length).toBeGreaterThanOrEqual(5);
      expect(responsibilities.length).toBeGreaterThanOrEqual(5);
    }
  });

  it("promises a learning budget and a reply", () => {
    expect(JSON.stringify(careers.perks)).toContain("$2,000 per year");
    expect(careers.form.lead).toContain("within 48 hours");
  });
});

describe("contact and quote", () => {
  it("say how long a site takes", () => {
    const faq = contact.faq.items.map(({ answer }) => plainText(answer)).join(" ");
    expect(faq).toContain("2-4 weeks");
    expect(faq).toContain("3-6 months");
  });

  it("promise a quote within 24 hours, up to 48 for complex projects", () => {
    expect(titles(quote.tiles.items).join()).toBe(
      "Quote within 24 hours,No obligation,Expert guidance,Dedicated project manager",
    );
    expect(quote.tiles.items[0].text).toContain("up to 48 hours");
    expect(quote.confirmation.title).toBe("Quote Request Submitted!");
    expect(quote.confirmation.actions.map(({ href }) => href)).toEqual(["/", "/portfolio"]);
    expect(wizardWords.position(2, 4)).toBe("Step 2 of 4");
  });
});

describe("the blog and the not-found page", () => {
  it("have the strings of the spec", () => {
    expect(blogList.latest).toBe("Latest articles");
    expect([1, 6].map(blogList.count)).toEqual(["1 article found", "6 articles found"]);
    expect(notFound.title).toBe("Oops! Page Not Found");
    expect([notFound.actions.home.label, notFound.actions.back]).toEqual(["Go Home", "Go Back"]);
  });
});

describe("the legal texts", () => {
  it("of privacy have nine sections and the retention periods", () => {
    expect(privacy.sections).toHaveLength(9);
    const text = legalText(privacy);
    for (const constant of [
      "Last updated January 15, 2024",
      "Contact inquiries: 2 years after last contact",
      "Project data: 5 years after completion",
      "Marketing data: Until you opt out",
      "Analytics: 26 months",
      "privacy@kolam.example.com",
      "contact page",
    ])
      expect(text).toContain(constant);
  });

  it("of the terms have eight sections, then governing law, severability and changes", () => {
    expect(terms.sections).toHaveLength(11);
    const last = terms.sections.slice(8).map(({ id }) => id);
    expect(last).toEqual(["governing-law", "severability", "changes"]);
    const text = legalText(terms);
    for (const constant of [
      "Last updated January 15, 2024",
      "For material changes we give 30 days notice",
      "rules of the American Arbitration Association",
      "limited to the amount you paid for that service",
    ])
      expect(text).toContain(constant);
  });
});

describe("the timings and limits", () => {
  it("are those of the spec", () => {
    expect(timings).toMatchObject({
      successMs: 5000,
      analyzerDelayMs: 3000,
      sendTimeoutMs: 15_000,
      draftDays: 30,
    });
    expect(limits.resumeBytes).toBe(5_242_880);
    expect(limits.cardTags).toBe(3);
    expect(limits.emailCharacters).toBe(254);
  });
});

describe("the analyzer", () => {
  it("has the strings of the spec", () => {
    expect(analyzerPage.hero.title).toBe("AI SEO Analyzer");
    expect(analyzer.input.analyzing).toBe("Analyzing Website...");
    expect(analyzer.actions.again).toBe("Analyze Another URL");
    expect(analyzer.errors.empty).toBe("Please enter a website URL");
    expect(analyzer.errors.invalid).toMatch(
      /^Please enter a valid URL \(e\.g\., [a-z.]+ or [a-z.]+\)$/,
    );
    expect(analyzer.errors.failed).toBe("Failed to analyze website. Please try again.");
    expect(analyzerPage.closing.actions.map(({ href }) => href)).toEqual([
      "/quote",
      "/services/seo",
    ]);
  });

  it("has four sample domains, the last one our own", () => {
    expect(analyzer.sampleDomains).toHaveLength(4);
    expect(analyzer.sampleDomains[3]).toBe("kolam.example.com");
  });

  it("says that its figures are simulated", () => {
    expect(analyzer.simulated.text).toMatch(/simulated/);
    expect(analyzer.simulated.text).toMatch(/nothing in them comes from the website/);
  });

  it("has the constants of the spec", () => {
    expect(simulation).toEqual({
      random: {
        titleCharacters: [30, 69],
        descriptionCharacters: [120, 179],
        words: [300, 1099],
        loadSeconds: [1.5, 4.5],
        images: [5, 14],
        imagesWithAlt: [3, 10],
        readability: [60, 89],
        mobileChance: 0.8,
      },
      optimal: {
        titleCharacters: [30, 60],
        descriptionCharacters: [120, 160],
        words: 300,
        loadSeconds: 3,
      },
      score: { base: 40, https: 10, title: 15, description: 15, words: 10, speed: 10, max: 100 },
      densities: [2.5, 1.8, 1.2],
      shownAtMost: 3,
    });
  });

  it("labels scores at the limits of the spec", () => {
    const label = (score: number) => `${scoreLabel(score).label}, ${scoreLabel(score).colour}`;
    expect([100, 80].map(label)).toEqual(["Excellent, green", "Excellent, green"]);
    expect([79, 60].map(label)).toEqual(["Good, yellow", "Good, yellow"]);
    expect([59, 0].map(label)).toEqual(["Needs Improvement, red", "Needs Improvement, red"]);
  });

  it("has two recommendations of high, two of medium and one of low priority", () => {
    const priorities = recommendations.map(({ priority }) => priority);
    expect(priorities.join()).toBe("high,high,medium,medium,low");
  });
});
