import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { sentence } from "@kolam/content/model/basics/sentence";
import { contactWays } from "@kolam/content/model/company/contact-ways";
import { offices } from "@kolam/content/model/company/offices";
import type { PageId } from "@kolam/content/model/pages/paths";
import { firstThatFits, type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount, serviceIds } from "@kolam/content/model/services/services";
import { priceSpan, prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";
import { claims, promises } from "./claims.ts";

const { name, city } = company;
const { country } = company.address;

/** Title, description and keywords of every fixed page and of the not-found page. */
export const pageWords = {
  home: {
    title: firstThatFits(
      60,
      `${name}: software and digital marketing agency in ${city}`,
      `${name}: software and digital marketing agency`,
      `Software and digital marketing agency in ${city}`,
    ),
    description: firstThatFits(
      160,
      `${name} builds software, websites and apps and finds the people who use them. One team in ${city}, ${claims.home[0].value} projects since ${company.founded}, a quote ${promises.quote}.`,
      `We build software, websites and apps and find the people who use them. One team, ${claims.home[0].value} projects since ${company.founded}, a quote ${promises.quote}.`,
    ),
    keywords: [`software development company ${city}`, `digital marketing agency ${country}`, name],
  },
  about: {
    title: firstThatFits(
      60,
      `About ${name}: one team, one line, since ${company.founded}`,
      `About ${name}, since ${company.founded}`,
      `About us: one team, one line, since ${company.founded}`,
    ),
    description: `Who we are, why an agency is named after a drawing in rice flour, what we value and how four people in a rented room came to serve ${claims.aboutCountries.value} countries.`,
    keywords: [`about ${name}`, `software agency ${city}`, `IT company ${country}`],
  },
  services: {
    title: titled("Services and starting prices"),
    description: `${sentence(counted(serviceIds.length, "service"))}, what each of them includes and where its price starts${priceSpan ? `, from ${priceSpan.lowest} to ${priceSpan.highest}` : ""}. Compare them, then ask for a quote.`,
    keywords: [`IT services ${city}`, `web development price ${country}`, "agency price list"],
  },
  "software-development": {
    title: firstThatFits(
      60,
      `Custom software development in ${city} | ${name}`,
      `Custom software development in ${city}`,
      "Custom software development",
    ),
    description: `Operations platforms, dealer portals and Tally bridges that retire the shared spreadsheet. Fixed scope, fortnightly releases, from ${prices["software-development"].text}.`,
    keywords: [
      `custom software development ${city}`,
      `ERP integration ${country}`,
      "Tally integration",
    ],
  },
  "web-development": {
    title: titled("Web development: fast sites you can edit"),
    description: `Websites and web applications that load in under two seconds on 4G, pass WCAG 2.2 AA and can be edited by your own team. From ${prices["web-development"].text}.`,
    keywords: [`web development company ${city}`, `fast website ${country}`, "website redesign"],
  },
  "mobile-development": {
    title: titled("Mobile app development, Android and iOS"),
    description: `Flutter, React Native and native apps that work without a signal, take UPI and stay installed. Store listing included, from ${prices["mobile-development"].text}.`,
    keywords: [
      `mobile app development ${city}`,
      `Flutter developers ${country}`,
      "Android app company",
    ],
  },
  "digital-marketing": {
    title: titled("Digital marketing judged by enquiries"),
    description: `Search, social, content and e-mail planned as one and reported on one page: what a customer costs, not what a click costs. From ${prices["digital-marketing"].text}.`,
    keywords: [
      `digital marketing agency ${city}`,
      "Google Ads management",
      "social media marketing",
    ],
  },
  seo: {
    title: titled("SEO services: audit, repair, climb"),
    description: `Technical audits, keyword strategy, local search and links honestly earned. A free audit of your ten worst faults, then from ${prices.seo.text}.`,
    keywords: [`SEO services ${city}`, `local SEO ${country}`, "technical SEO audit"],
  },
  ecommerce: {
    title: titled("E-commerce development for Indian shops"),
    description: `Shopify, WooCommerce, Magento or custom stores with UPI, cash on delivery, GST invoices and couriers by PIN code. From ${prices.ecommerce.text}.`,
    keywords: [
      `ecommerce development ${country}`,
      `Shopify developers ${city}`,
      "WooCommerce store",
    ],
  },
  design: {
    title: titled("UI/UX design tested with real users"),
    description: `Research, wireframes, visual design and prototypes, tested by people who were not in the meeting. Design systems in Figma, from ${prices.design.text}.`,
    keywords: [`UI UX design ${city}`, `usability testing ${country}`, "design system agency"],
  },
  branding: {
    title: titled("Branding and strategy: names that hold"),
    description: `Positioning, naming, identity and voice, with guidelines any printer can follow and logos in Latin and Devanagari. Branding from ${prices.branding.text}.`,
    keywords: [`branding agency ${city}`, `brand naming ${country}`, "logo design Devanagari"],
  },
  blog: {
    title: titled("Blog: notes for owners of Indian businesses"),
    description:
      "Long reads on checkouts, local search, apps, forms and advertising budgets, written from real work for people who have to decide this month.",
    keywords: [`business technology blog ${country}`, "SEO articles", "web development articles"],
  },
  careers: {
    title: firstThatFits(
      60,
      `Careers at ${name}: open positions, remote or hybrid`,
      "Careers: open positions, remote or hybrid",
    ),
    description: `Engineering, design, marketing, operations and sales. Full-time, remote or hybrid, ${promises.learningBudget} for learning and a reply ${promises.applicationReply}.`,
    keywords: [`software jobs ${city}`, `remote jobs ${country} agency`, `${name} careers`],
  },
  contact: {
    title: firstThatFits(
      60,
      `Contact ${name} in ${city}: ${contactWays}`,
      `Contact ${name}: ${contactWays}`,
      `Contact us: ${contactWays}`,
    ),
    description: `${[sentence(contactWays), ...offices[0].hours.lines].join(", ")}, or send a message, and a project manager answers you in person.`,
    keywords: [`contact software company ${city}`, "agency contact details", `${name} contact`],
  },
  quote: {
    title: titled(`Get a quote ${promises.quote}`),
    description: `Four short steps, about six minutes. You get a price, a date and the reasons for both ${promises.quote}, with no obligation and no chasing calls.`,
    keywords: ["software development quote", `website cost ${country}`, "app development cost"],
  },
  prices: {
    title: titled("Prices: tick what you need, see the sum"),
    description: `${sentence(counted(serviceIds.length, "service"))} on one sheet, each with a range, its weeks and what it leaves out. Tick what you need, see the sum, and send it for a quote.`,
    keywords: [`website cost ${country}`, `software project price ${city}`],
  },
  proof: {
    title: titled("Proof: our own limits, measured on this site"),
    description: `The speed, weight and accessibility that our contracts promise, measured on this very site: dated, every miss in red, each with its command.`,
    keywords: [
      "website performance proof",
      "Core Web Vitals measured",
      `accessible website ${country}`,
    ],
  },
  portfolio: {
    title: titled(`Portfolio: ${counted(caseCount, "project")} and their results`),
    description:
      "What was wrong, what we did, what changed and how long it took: two stories for each of our services, with the figures that count.",
    keywords: [`software portfolio ${country}`, "web design case studies", "marketing results"],
  },
  "seo-analyzer": {
    title: titled("AI SEO Analyzer and free HTML audit"),
    description: `Run ${auditChecks} checks on a page’s HTML without it leaving your browser, or try the demonstration report, whose figures are simulated and say so.`,
    keywords: ["SEO analyzer", "HTML audit", "SEO score checker", "free SEO tool"],
  },
  privacy: {
    title: titled("Privacy Policy"),
    description:
      "What personal information we collect through this website, what we use it for, how long we keep it, and how to see, correct or delete yours.",
    keywords: ["privacy policy", "data retention", `${name} privacy`],
  },
  terms: {
    title: titled("Terms of Service"),
    description:
      "The terms for using this website and ordering our services: proposals, payment, ownership, confidentiality, liability and disputes.",
    keywords: ["terms of service", "service agreement", `${name} terms`],
  },
  accessibility: {
    title: titled("Accessibility statement"),
    description:
      "How this site was made for everybody: the standard we aim at, how every page is tested, what does not work yet, and whom to write to about it.",
    keywords: ["accessibility statement", "WCAG 2.2 AA", `${name} accessibility`],
  },
  sitemap: {
    title: titled("Sitemap: every page of this site"),
    description:
      "All pages of this website in one list: main pages, services, resources, legal texts and articles, with the addresses under which you reach us.",
    keywords: ["sitemap", "all pages", `${name} website`],
  },
  "thank-you": {
    title: titled("Thank you"),
    description: `Your message has been sent. What happens next: a person reads it ${promises.read} and answers by e-mail or phone.`,
    keywords: ["thank you", "message sent", name],
  },
  "not-found": {
    title: titled("Oops! Page Not Found"),
    description:
      "There is no page at this address. Go home, go back, or choose services, about, contact or a quote from the list.",
    keywords: ["page not found", "404", name],
  },
} as const satisfies Record<PageId | "not-found", PageWords>;

/** Title and description of the second and later pages of the blog's list. */
export function blogListWords(page: number, of: number) {
  return {
    title: `Blog, page ${page} of ${of}: older notes | ${name}`,
    description: `Older notes for owners of Indian businesses on checkouts, local search, apps, forms and advertising budgets: page ${page} of ${of} of the list.`,
  };
}
