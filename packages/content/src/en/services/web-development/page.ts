import type { Action } from "@kolam/content/model/basics/links";
import type { Some } from "@kolam/content/model/basics/types";
import type {
  Listing,
  Process,
  ServicePageBase,
  Technologies,
} from "@kolam/content/model/types/service";
import { webDevelopmentCases } from "@site/entries/first/cases/web-development";
import { promisedLimits } from "../../limits.ts";

/** A limit that we guarantee, and what it is compared with. */
interface Limit {
  readonly what: string;
  readonly limit: string;
  readonly why: string;
  /** Our limit in percent of the yardstick. */
  readonly share: number;
  /** The yardstick, in the words that follow the percentage. */
  readonly yardstick: string;
}

export interface WebPage extends ServicePageBase<"web-development"> {
  /**
   * The limits that we guarantee. Sources: the Core Web Vitals
   * thresholds, the HTTP Archive Web Almanac 2024 (page weight) and the WebAIM Million 2024.
   */
  readonly budget: Listing<Some<Limit>> & { readonly caption: string; readonly action?: Action };
  readonly process: Process;
  readonly technologies: Technologies;
  /** What the client receives at the end. */
  readonly handover: Listing<Some<string>>;
}

/** The words of the web development page. */
export const webDevelopment = {
  id: "web-development",
  hero: {
    title: "A website is read on a\u00a0bus, on one bar of signal.",
    lead: "So we build for the bus first. Visitors get text in under a second, editors get pages they can change themselves, and search engines see what visitors see.",
    actions: [
      { label: "Start Website", href: "/quote" },
      { label: "View Websites", href: "/portfolio#web-development" },
    ],
  },
  offerings: {
    title: "What we build, from five pages to five thousand",
    ask: { label: "Ask for a price", href: "/quote?services=web-development" },
    items: [
      {
        title: "Company websites",
        text: "The site a buyer checks before the meeting. It should answer her three questions.",
      },
      {
        title: "Web applications",
        text: "Bookings, dashboards, calculators, portals: a page that does something when you press it.",
      },
      {
        title: "Content platforms",
        text: "Your team publishes on its own. Drafts, previews, schedules, and an undo for Friday evenings.",
      },
      {
        title: "Landing pages",
        text: "One offer, one form, one page that loads before the thumb moves on.",
      },
      {
        title: "Rebuilds and migrations",
        text: "New site, old addresses, no lost rankings. Every redirect is written down and checked.",
      },
      {
        title: "Care and speed",
        text: "Updates, backups and a monthly look at what got slower, and why.",
      },
    ],
  },
  budget: {
    title: "“Fast”, defined in writing",
    lead: "These limits go into the contract. A page that breaks one is marked red until it fits.",
    action: { label: "See this site held to them", href: "/proof" },
    caption: "Limits on a content page, measured on a mid-range Android phone on 4G",
    items: [
      {
        ...promisedLimits.paint,
        why: "We leave ourselves room for your pictures.",
        share: 72,
        yardstick: "of Google’s limit of 2.5 s",
      },
      {
        ...promisedLimits.shift,
        why: "Nobody should tap “Cancel” because a banner pushed it under the thumb.",
        share: 20,
        yardstick: "of Google’s limit of 0.1",
      },
      {
        ...promisedLimits.tap,
        why: "Above 200\u00a0ms people tap again.",
        share: 75,
        yardstick: "of Google’s limit of 200\u00a0ms",
      },
      {
        ...promisedLimits.weight,
        why: "About what a prepaid connection carries in a second.",
        share: 24,
        yardstick: "of the 613\u00a0KB a median home page spends on scripts alone",
      },
      {
        ...promisedLimits.errors,
        why: "WCAG 2.2 AA, checked by tool and by hand.",
        share: 0,
        yardstick: "of the 57 on an average home page",
      },
    ],
  },
  process: {
    title: "Words, then wireframes, then code",
    ask: { label: "Ask when yours could begin", href: "/quote?services=web-development" },
    items: [
      {
        title: "Content first",
        text: "We list the questions your buyers ask, then the pages that answer them. Anything that answers nothing is not built.",
      },
      {
        title: "Design in the browser",
        text: "You review real pages on your own phone, not a picture of a page on our projector.",
      },
      {
        title: "Build and measure",
        text: "Every change is tested for speed and accessibility, automatically, before it goes anywhere.",
      },
      {
        title: "Launch on a Tuesday",
        text: "Redirects, forms, analytics and backups are checked off one by one while everyone is awake.",
      },
    ],
  },
  technologies: {
    title: "Built with",
    items: [
      { name: "Building", items: ["React", "Next.js", "Astro", "TypeScript"] },
      { name: "Content", items: ["WordPress", "Strapi", "Sanity", "Markdown"] },
      { name: "Server", items: ["Node.js", "PHP and Laravel", "Python and Django"] },
      { name: "Hosting", items: ["Cloudflare", "Vercel", "AWS", "your own nginx"] },
    ],
  },
  handover: {
    title: "What you hold on the last day",
    items: [
      "The repository, with its history, in your account",
      "The domain and hosting, in your name",
      "An editor’s guide, with pictures of your own site",
      "Every third-party service and what it costs",
      "The redirect table from old addresses to new",
      "A report on speed and accessibility, dated",
      "Backups you have restored once yourself",
      "Ninety days of fixes at no charge",
    ],
  },
  figures: {
    title: "What a rebuild can change",
    items: [
      { value: "70%", label: "Shorter loading time" },
      { value: "120%", label: "More enquiries from phones" },
      { value: "35%", label: "Lower bounce rate" },
      { value: "90%", label: "Edits made without a developer" },
    ],
  },
  cases: {
    title: "Two launches, both on a Tuesday",
    ask: { label: "Tell us about your site", href: "/quote?services=web-development" },
    items: webDevelopmentCases,
  },
  questions: {
    title: "Questions asked before every website",
    ask: { label: "Ask your own", href: "/contact" },
    items: [
      {
        id: "wordpress-or-not",
        question: "WordPress, or something newer?",
        answer:
          "WordPress if several people publish every week and already know it. A static site if you publish monthly and want nothing to patch. We build both, so we have no favourite.",
      },
      {
        id: "keep-my-rankings",
        question: "Will a rebuild cost us our rankings?",
        answer: [
          "Not if every old address leads somewhere sensible on launch day. We keep the map and watch Search Console for 60 days; see ",
          { text: "SEO services", href: "/services/seo" },
          " if there are rankings to gain.",
        ],
      },
      {
        id: "edit-it-ourselves",
        question: "Can we change the text ourselves?",
        answer:
          "Yes. Editing is tested with your team before launch: if your office manager cannot change the opening hours in two minutes, we fix the editor, not the manager.",
      },
    ],
  },
  closing: {
    title: "Send us the address of your site",
    text: "You get back its loading time on a ₹12,000 phone, the three things that slow it down, and a price for fixing them.",
    actions: [
      { label: "Get Website Quote", href: "/quote" },
      { label: "Ask About Your Site", href: "/contact" },
    ],
  },
} as const satisfies WebPage;
