import { claims, promises } from "./claims.ts";
import { company } from "./company.ts";
import type { PageId } from "./paths.ts";
import { formatPrice, startingPrices } from "./prices.ts";
import type { Some } from "./shapes.ts";

/** The words about a page for search engines and social cards. */
export interface PageWords {
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 110 to 160 characters, unique. */
  readonly description: string;
  readonly keywords: Some<string>;
}

/** Title, description and keywords of every fixed page and of the not-found page. */
export const pageWords = {
  home: {
    title: "Kolam: software and digital marketing agency in Pune",
    description: `Kolam builds software, websites and apps and finds the people who use them. One team in Pune, ${claims.home[0].value} projects since ${company.founded}, a quote ${promises.quote}.`,
    keywords: ["software development company Pune", "digital marketing agency India", "Kolam"],
  },
  about: {
    title: "About Kolam: one team, one line, since 2019",
    description: `Who we are, why an agency is named after a drawing in rice flour, what we value and how four people in a rented room came to serve ${claims.aboutCountries.value} countries.`,
    keywords: ["about Kolam", "software agency Pune", "IT company India"],
  },
  services: {
    title: "Services and starting prices | Kolam",
    description: `Eight services with what they include and where they start, from SEO at ${formatPrice(startingPrices.seo)} to mobile apps at ${formatPrice(startingPrices["mobile-development"])}. Compare, then ask for a quote.`,
    keywords: ["IT services Pune", "web development price India", "agency price list"],
  },
  "software-development": {
    title: "Custom software development in Pune | Kolam",
    description: `Operations platforms, dealer portals and Tally bridges that retire the shared spreadsheet. Fixed scope, fortnightly releases, from ${formatPrice(startingPrices["software-development"])}.`,
    keywords: ["custom software development Pune", "ERP integration India", "Tally integration"],
  },
  "web-development": {
    title: "Web development: fast sites you can edit | Kolam",
    description: `Websites and web applications that load in under two seconds on 4G, pass WCAG 2.2 AA and can be edited by your own team. From ${formatPrice(startingPrices["web-development"])}.`,
    keywords: ["web development company Pune", "fast website India", "website redesign"],
  },
  "mobile-development": {
    title: "Mobile app development, Android and iOS | Kolam",
    description: `Flutter, React Native and native apps that work without a signal, take UPI and stay installed. Store listing included, from ${formatPrice(startingPrices["mobile-development"])}.`,
    keywords: ["mobile app development Pune", "Flutter developers India", "Android app company"],
  },
  "digital-marketing": {
    title: "Digital marketing judged by enquiries | Kolam",
    description: `Search, social, content and mail planned as one and reported on one page: what a customer costs, not what a click costs. From ${formatPrice(startingPrices["digital-marketing"])}.`,
    keywords: ["digital marketing agency Pune", "Google Ads management", "social media marketing"],
  },
  seo: {
    title: "SEO services: audit, repair, climb | Kolam",
    description: `Technical audits, keyword strategy, local search and links earned honestly. A free audit of your ten worst faults, then from ${formatPrice(startingPrices.seo)}.`,
    keywords: ["SEO services Pune", "local SEO India", "technical SEO audit"],
  },
  ecommerce: {
    title: "E-commerce development for Indian shops | Kolam",
    description: `Shopify, WooCommerce, Magento or custom stores with UPI, cash on delivery, GST invoices and couriers by pincode. From ${formatPrice(startingPrices.ecommerce)}.`,
    keywords: ["ecommerce development India", "Shopify developers Pune", "WooCommerce store"],
  },
  design: {
    title: "UI/UX design tested with real users | Kolam",
    description: `Research, wireframes, visual design and prototypes, tested by people who were not in the meeting. Design systems in Figma, from ${formatPrice(startingPrices.design)}.`,
    keywords: ["UI UX design Pune", "usability testing India", "design system agency"],
  },
  branding: {
    title: "Branding and strategy: names that hold | Kolam",
    description: `Positioning, naming, identity and voice, with guidelines any printer can follow and logos in Latin and Devanagari. Branding from ${formatPrice(startingPrices.branding)}.`,
    keywords: ["branding agency Pune", "brand naming India", "logo design Devanagari"],
  },
  blog: {
    title: "Blog: notes for owners of Indian businesses | Kolam",
    description:
      "Long reads on checkouts, local search, apps, forms and advertising budgets, written from real work for people who have to decide this month.",
    keywords: ["business technology blog India", "SEO articles", "web development articles"],
  },
  careers: {
    title: "Careers at Kolam: six openings, remote or hybrid",
    description: `Engineering, design, marketing, operations and sales. Full-time, remote or hybrid, ${promises.learningBudget} for learning and a reply ${promises.applicationReply}.`,
    keywords: ["software jobs Pune", "remote jobs India agency", "Kolam careers"],
  },
  contact: {
    title: "Contact Kolam in Pune: call, write or chat",
    description: `Reach a project manager by phone, e-mail or chat, ${company.hours.text}, or send a message and get an answer from a person.`,
    keywords: ["contact software company Pune", "agency phone number", "Kolam contact"],
  },
  quote: {
    title: `Get a quote ${promises.quote} | Kolam`,
    description: `Four short steps and about six minutes. You get a figure, a date and what they rest on ${promises.quote}, without obligation and without chasing calls.`,
    keywords: ["software development quote", "website cost India", "app development cost"],
  },
  portfolio: {
    title: "Portfolio: sixteen projects and their results | Kolam",
    description:
      "What was wrong, what we did, what changed and how long it took: two stories for each of our eight services, from a foundry to a saree shop.",
    keywords: ["software portfolio India", "web design case studies", "marketing results"],
  },
  "seo-analyzer": {
    title: "AI SEO Analyzer and free HTML audit | Kolam",
    description:
      "Audit a page’s HTML against fifty checks without it leaving your browser, or try the demonstration report, whose figures are simulated and say so.",
    keywords: ["SEO analyzer", "HTML audit", "SEO score checker", "free SEO tool"],
  },
  privacy: {
    title: "Privacy Policy | Kolam",
    description:
      "What personal information Kolam collects through this website, what it is used for, how long it is kept, and how to see, correct or delete yours.",
    keywords: ["privacy policy", "data retention", "Kolam privacy"],
  },
  terms: {
    title: "Terms of Service | Kolam",
    description:
      "The terms for using this website and ordering services from Kolam: proposals, payment, ownership, confidentiality, liability and disputes.",
    keywords: ["terms of service", "service agreement", "Kolam terms"],
  },
  sitemap: {
    title: "Sitemap: every page of this site | Kolam",
    description:
      "All pages of the Kolam website in one list: main pages, the eight services, resources, legal texts and articles, with phone and e-mail.",
    keywords: ["sitemap", "all pages", "Kolam website"],
  },
  "thank-you": {
    title: "Thank you | Kolam",
    description:
      "Your message to Kolam has been sent. What happens next: a person reads it on the next working day and answers by e-mail or phone.",
    keywords: ["thank you", "message sent", "Kolam"],
  },
  "not-found": {
    title: "Oops! Page Not Found | Kolam",
    description:
      "There is no page at this address on the Kolam website. Go home, go back, or choose services, about, contact or a quote from the list.",
    keywords: ["page not found", "404", "Kolam"],
  },
} as const satisfies Record<PageId | "not-found", PageWords>;
