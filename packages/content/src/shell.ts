/** The words of the shell around every page, most of them for people who listen. */
export const shell = {
  skipLink: "Skip to the content",
  homeLink: "Kolam, home",
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
    light: "Light",
    dark: "Dark",
    system: "As the system",
    toLight: "Switch to the light theme",
    toDark: "Switch to the dark theme",
  },
  chat: { label: "Chat with us on WhatsApp", short: "Chat" },
  newTab: "opens in a new tab",
  /** Spoken after navigation in place. */
  announcement: (title: string) => `${title}, page loaded`,
  loading: "Loading the page",
  rating: (rating: number) => `${rating} out of 5 stars`,
  breadcrumbHome: "Home",
  photoBy: (photographer: string) => `Photo: ${photographer}`,
  crash: {
    title: "Something broke on our side",
    text: "What you typed is kept on this device. Loading the page again usually helps.",
    reload: "Load the page again",
  },
} as const;
