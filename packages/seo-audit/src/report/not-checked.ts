import type { NotChecked } from "../types.ts";

/** Part of every report, so that nobody takes a score of 100 for more than it is. */
export const notChecked: readonly NotChecked[] = [
  {
    what: "Status code and redirects",
    why: "The server sends them along with the page. Use the browser’s network panel.",
  },
  {
    what: "Response headers (X-Robots-Tag, Link, caching, security)",
    why: "A header can forbid indexing although the HTML allows it. Use curl -I.",
  },
  {
    what: "robots.txt and the XML sitemap",
    why: "They are separate files at the root of the site.",
  },
  {
    what: "Loading speed and Core Web Vitals",
    why: "They are measured while a page loads and is used. Use Lighthouse, or the field data in Search Console.",
  },
  {
    what: "What scripts change",
    why: "Scripts in the page never run here. To include their work, audit the HTML after rendering.",
  },
  {
    what: "Text size, tap targets and contrast",
    why: "They depend on stylesheets, which are not loaded.",
  },
  {
    what: "File sizes and formats of pictures, and whether an alternative text is true",
    why: "Pictures are never fetched, and only a person can compare text and picture.",
  },
  {
    what: "Broken links",
    why: "Each target would have to be fetched. Use a crawler.",
  },
  {
    what: "Whether other language versions link back",
    why: "hreflang counts only when both pages name each other, and only this page is here.",
  },
  {
    what: "Duplicate titles, descriptions and texts on other pages",
    why: "That takes the whole site. Use a crawler or Search Console.",
  },
  {
    what: "Links from other sites, rankings and search volume",
    why: "Only search engines and their tools know them.",
  },
  {
    what: "Whether the page answers what people search for",
    why: "No program can tell. Read the page aloud to a customer.",
  },
];
