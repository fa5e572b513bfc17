import type * as Kit from "../src/index.ts";

type React = typeof import("react");

const words = ["Drawings", "Building", "Opening night"];
const rate = (value: number, of: number) => `Rated ${value} out of ${of}`;

/** A page with every kind of card, about as many of each as a real site has. */
export function cards({ createElement: h, Fragment }: React, kit: typeof Kit) {
  const times = <T>(count: number, make: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => make(n));
  return h(
    Fragment,
    null,
    ...times(8, (n) =>
      h(kit.ServiceCard, {
        href: `/services/${n}`,
        title: `Service ${n}`,
        description: "Rooms that explain things, and ways through large buildings.",
        features: words,
        price: { label: "Starts at", amount: "20,000" },
      }),
    ),
    ...times(6, (n) =>
      h(kit.FeatureCard, { title: `Feature ${n}`, text: "As promised.", points: words }),
    ),
    ...times(4, (n) =>
      h(kit.PlatformCard, { name: `Platform ${n}`, description: "As it is.", features: words }),
    ),
    ...times(6, (n) =>
      h(kit.ArticleCard, {
        href: `/blog/${n}`,
        title: `Article ${n}`,
        excerpt: "What a slow checkout costs a shop.",
        category: "Web",
        date: "12 March 2024",
        dateTime: "2024-03-12",
        readTime: "6 min read",
        tags: words,
      }),
    ),
    ...times(6, (n) =>
      h(kit.Testimonial, {
        quote: "Visitors stay an hour longer.",
        name: `Client ${n}`,
        role: "Director",
        company: "Harbour Museum",
        rating: 5,
        formatRating: rate,
      }),
    ),
    ...times(6, (n) =>
      h(kit.JobCard, {
        title: `Opening ${n}`,
        department: "Design",
        location: "Remote",
        type: "Full-time",
        description: "You draw the rooms.",
        lists: [{ title: "Requirements", items: words }],
      }),
    ),
    h(kit.ProcessList, {
      children: times(4, (n) =>
        h(kit.ProcessStep, { key: n, number: `0${n}`, title: "Draw", text: "As promised." }),
      ),
    }),
    ...times(4, (n) => h(kit.StatFigure, { value: `${n}0+`, label: "Rooms opened" })),
  );
}

/** A small page of controls and a card; `radix` adds two components that are built on Radix. */
export function controls({ createElement: h, Fragment }: React, kit: typeof Kit, radix: boolean) {
  const items = words.map((title, n) => ({ id: `q${n}`, title, content: "It is so." }));
  const trigger = h(kit.Button, { tone: "outline" }, "How we answer");
  return h(
    Fragment,
    null,
    h(kit.Button, null, "Send"),
    h(kit.ServiceCard, {
      href: "/a",
      title: "Service",
      description: "As promised.",
      features: words,
    }),
    h(kit.TextField, { label: "E-mail", name: "email", error: "Enter an e-mail address." }),
    h(kit.Progress, { label: "Sent", value: 40 }),
    ...(radix
      ? [
          h(kit.Accordion, { headingLevel: 3, items }),
          h(kit.Dialog, {
            trigger,
            title: "How we answer",
            closeLabel: "Close",
            children: "By letter.",
          }),
        ]
      : []),
  );
}
