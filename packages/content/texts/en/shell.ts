import { company } from "@site/facts/company";

/**
 * The words of the header, menu and other parts around every page. Many are for screen readers
 * only.
 */
export const shell = {
  skipLink: "Skip to the content",
  homeLink: `${company.name}, home`,
  menu: {
    open: "Open the menu",
    close: "Close the menu",
    title: "Menu",
  },
  submenu: {
    open: "Show the services",
    close: "Hide the services",
    all: "All services",
  },
  theme: {
    label: "Theme",
    choices: { system: "Same as the system", light: "Light", dark: "Dark" },
  },
  chat: { label: (app: string) => `Chat with us on ${app}`, short: "Chat" },
  newTab: "opens in a new tab",
  directions: "Directions",
  /** Of a link to a page that only another language has. */
  inLanguage: (language: string) => `in ${language}`,
  /** Announced to screen readers after a client-side navigation. */
  announcement: (title: string) => `${title}, page loaded`,
  loading: "Loading the page",
  rating: (rating: number) => `${rating} out of 5 stars`,
  /** How reviews are checked, wherever stars stand. */
  reviews: {
    ofClients: "Each of them is a client of ours, and nobody was paid for it.",
    unchecked: "We have not checked who wrote this.",
  },
  /**
   * Said once for a group of clients who gave the same rating: the stars stand between the two
   * parts.
   */
  groupRating: {
    before: "Rated",
    after: (clients: number) => (clients === 2 ? "by both clients" : `by all ${clients} clients`),
  },
  breadcrumbHome: "Home",
  crash: {
    title: "Something broke on our side",
    text: "What you typed is kept on this device. Loading the page again usually helps.",
    reload: "Load the page again",
  },
} as const;
