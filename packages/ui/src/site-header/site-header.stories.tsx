import hero from "virtual:kolam/hero";
import logo from "virtual:kolam/logo";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, waitFor } from "storybook/test";
import { Banner } from "../banner/banner.tsx";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { classList } from "../element/class-list.ts";
import { Hero } from "../hero/hero.tsx";
import { Motif } from "../motif/motif.tsx";
import { arabicItems, sampleItems } from "../navigation-menu/navigation-menu.fixture.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { Section } from "../section/section.tsx";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { ThemeSwitch } from "../theme-switch/theme-switch.tsx";
import { headerSolidAfter, siteHeaderDefinition } from "./site-header.definition.ts";
import { SiteHeader } from "./site-header.tsx";

const action = <ButtonLink href="#quote">Get a quote</ButtonLink>;
const themeSwitch = (
  <ThemeSwitch label="Theme" text={{ system: "System", light: "Light", dark: "Dark" }} />
);

const phoneMenu = (
  <Drawer
    trigger={<Button tone="quiet">Menu</Button>}
    surface="feature"
    title="Menu"
    closeLabel="Close menu"
    footer={
      <>
        {action}
        {themeSwitch}
      </>
    }
  >
    <ul>
      {sampleItems.map(({ label }) => (
        <li key={label}>
          <a href={`#${label}`}>{label}</a>
        </li>
      ))}
    </ul>
  </Drawer>
);

const logoOf = (name: string) => (
  <a href="#home">
    <Motif drawing={logo} />
    <span>{name}</span>
  </a>
);

/** Puts a page below the header, and something above it. */
const above =
  (page: ReactNode, before?: ReactNode): Decorator =>
  (Story) => (
    <div className={stage.page}>
      {before}
      <Story />
      <main>{page}</main>
    </div>
  );

const banner = (
  <Banner label="Announcement">
    <p>We are moving: from May you find us at the harbour.</p>
  </Banner>
);

const onPage = above(
  <>
    <Hero
      variant="home"
      title="Software and marketing, drawn in one line."
      emphasis="one line."
      lead="Strategy, design, code and campaigns from a single team in Pune."
      art={<Motif drawing={hero} tone="feature" />}
    />
    <Section title="Eight services, one team that finishes what it starts" />
  </>,
);

const meta = {
  title: "Page/SiteHeader",
  component: SiteHeader,
  args: {
    logo: logoOf("Kolam"),
    navigation: <NavigationMenu label="Main" items={sampleItems} />,
    actions: action,
    controls: themeSwitch,
    menu: phoneMenu,
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "32rem" },
    },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const scrollTo = async (y: number) => {
  document.documentElement.scrollTop = y;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

const clear = "rgba(0, 0, 0, 0)";

/** A bar that is the same however far the page is scrolled. */
export const Solid: Story = {
  decorators: [onPage],
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    await expect(getComputedStyle(header).backgroundColor).not.toBe(clear);
    await expect(getComputedStyle(header).position).toBe("fixed");
    const { top, height } = header.getBoundingClientRect();
    await scrollTo(600);
    await expect(header.getBoundingClientRect()).toMatchObject({ top, height });
  },
};

/** Transparent until the page has been scrolled more than 20 px, then solid, and back again. */
export const Overlay: Story = {
  decorators: [onPage],
  args: { variant: "overlay" },
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    const colour = () => getComputedStyle(header).backgroundColor;
    await expect(colour()).toBe(clear);
    await scrollTo(headerSolidAfter);
    await expect(colour()).toBe(clear);
    await expect(header).not.toHaveAttribute("data-scrolled");
    await scrollTo(headerSolidAfter + 1);
    await waitFor(() => expect(header).toHaveAttribute("data-scrolled"));
    await waitFor(() => expect(colour()).not.toBe(clear));
    await scrollTo(0);
    await waitFor(() => expect(header).not.toHaveAttribute("data-scrolled"));
    await waitFor(() => expect(colour()).toBe(clear));
    // Axe scrolls to what it looks at, and does not wait for the observer.
    await scrollTo(600);
    await waitFor(() => expect(colour()).not.toBe(clear));
  },
};

/**
 * In the flow below a banner; it stays at the top of the window once the banner has been scrolled
 * away.
 */
export const BelowBanner: Story = {
  name: "Below a banner",
  decorators: [
    above(
      <Hero surface="plain" title="The first thing on the page" lead="It leaves no room above." />,
      banner,
    ),
  ],
  args: { surface: "plain", position: "sticky" },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    const header = canvas.getByRole("banner");
    const banner = canvas.getByRole("region", { name: "Announcement" }).getBoundingClientRect();
    await scrollTo(0);
    await expect(top(header)).toBe(Math.round(banner.bottom));
    // The hero starts where the header ends, with its usual space above the text.
    const bottom = header.getBoundingClientRect().bottom;
    const main = canvas.getByRole("main");
    await expect(Math.abs(main.getBoundingClientRect().top - bottom)).toBeLessThan(1);
    await expect(top(canvas.getByRole("heading", { level: 1 })) - bottom).toBeLessThan(96);
    await scrollTo(300);
    await expect(top(header)).toBe(0);
    await scrollTo(0);
  },
};

/** An overlay in the flow: the banner above it, the hero below and behind it. */
export const OverlayBelowBanner: Story = {
  name: "Overlay below a banner",
  decorators: [above(<Hero variant="home" title="The hero is behind the header" />, banner)],
  args: { variant: "overlay", position: "sticky" },
  play: async ({ canvas }) => {
    await scrollTo(0);
    const header = canvas.getByRole("banner").getBoundingClientRect();
    const main = canvas.getByRole("main").getBoundingClientRect();
    await expect(Math.abs(main.top - header.top)).toBeLessThan(1);
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(header.bottom);
  },
};

const letters = "Northwindstudioarchitectpartner";
/** Names of 5, 10, 16 and 30 letters, each as one word and as two. */
const names = [5, 10, 16, 30].flatMap((length) => [
  letters.slice(0, length),
  `${letters.slice(0, length / 2)} ${letters.slice(length / 2, length - 1)}`,
]);

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * What is wrong with a header: a part beyond its edges or over another one, or the wrong one has
 * yielded.
 */
function faultsOf(header: HTMLElement): string[] {
  const box = (selector: string) => {
    const part = header.querySelector(selector);
    return part?.checkVisibility() ? part.getBoundingClientRect() : undefined;
  };
  const menu = box("button[aria-haspopup='dialog']");
  const name = box("a span");
  const control = box("select");
  const shown = box("a[href='#quote']");
  const bar = header.getBoundingClientRect();
  const parts = [menu, name, control, shown].filter((part) => part !== undefined);
  parts.sort((a, b) => a.left - b.left);
  const faults: [boolean, string][] = [
    [!menu, "no menu"],
    [!name, "no name"],
    [Boolean(shown && !control), "the control yields before the action"],
    [Boolean(control && name && name.height > 2 * fontSizeOf(header)), "the name wraps too early"],
    [parts.some(({ left, right }) => left < bar.left || right > bar.right), "beyond the sides"],
    [parts.some(({ top, bottom }) => top < bar.top || bottom > bar.bottom), "above or below"],
    [parts.some(({ left }, at) => left < (parts[at - 1]?.right ?? left)), "overlap"],
  ];
  return faults.flatMap(([is, what]) => (is ? [what] : []));
}

/**
 * The action goes into the menu, then the switch does, then the name gets smaller and wraps; the
 * menu's button stays.
 */
export const OnPhone: Story = {
  name: "On a phone",
  parameters: { docs: { story: { inline: true, height: "auto" } } },
  render: (args) => (
    <div className={stage.header}>
      {names.map((name) => (
        <section key={name} aria-label={name}>
          <SiteHeader
            {...args}
            position="static"
            logo={logoOf(name)}
            nameLength={name.length}
            navigation={<NavigationMenu label={`Main: ${name}`} items={sampleItems} />}
          />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const phone = canvasElement.querySelector<HTMLElement>(`.${stage.header}`);
    const root = document.documentElement;
    if (!phone) throw new Error("No phone");
    const found: string[] = [];
    for (const fontSize of ["", "32px"]) {
      root.style.fontSize = fontSize;
      for (const dir of ["ltr", "rtl"]) {
        phone.dir = dir;
        for (const width of [320, 360, 390, 480, 600, 768]) {
          phone.style.inlineSize = `${width}px`;
          for (const header of phone.querySelectorAll("header")) {
            const where = `${header.parentElement?.ariaLabel}, ${width} px, ${dir} ${fontSize}`;
            found.push(...faultsOf(header).map((fault) => `${where}: ${fault}`));
          }
        }
      }
    }
    root.style.fontSize = "";
    phone.removeAttribute("dir");
    phone.style.inlineSize = "";
    await expect(found).toEqual([]);
    // While the page arrives, nothing is shown that the menu's button would move.
    const first = phone.querySelector("header");
    const arriving = first?.cloneNode(true) as HTMLElement;
    arriving.querySelector("[aria-haspopup=dialog]")?.parentElement?.remove();
    first?.after(arriving);
    const control = arriving.querySelector("select");
    await expect(control && getComputedStyle(control).visibility).toBe("hidden");
    arriving.remove();
  },
};

const inline = { docs: { story: { inline: true, height: "auto" } } };

/** The bars of `LongBar`: how many of the entries, and how many letters more each has. */
const bars = [
  [4, 0],
  [sampleItems.length, 0],
  [sampleItems.length, 2],
  [sampleItems.length, 5],
  [sampleItems.length, 10],
] as const;

/**
 * The menu takes the place of a navigation whose words have no room, and of no other from 800 px on.
 */
export const LongBar: Story = {
  name: "Long words",
  parameters: inline,
  render: (args) => (
    <div className={stage.header}>
      {bars.map(([count, more]) => {
        const items = sampleItems.slice(0, count).map(({ label, ...item }) => ({
          ...item,
          label: `${label}${letters.slice(0, more)}`,
        }));
        const words = ["Kolam", "Get a quote", ...items.map(({ label }) => label)].join("");
        return (
          <section key={words} aria-label={`Header, ${words.length}`}>
            <SiteHeader
              {...args}
              position="static"
              barLength={words.length}
              navigation={<NavigationMenu label={`${words.length} letters`} items={items} />}
            />
          </section>
        );
      })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>(`.${stage.header}`);
    if (!frame) throw new Error("No frame");
    const found: string[] = [];
    frame.style.maxInlineSize = "none";
    for (const width of [800, 992, 1100, 1248, 1280, 1920]) {
      frame.style.inlineSize = `${width}px`;
      for (const header of frame.querySelectorAll("header")) {
        const where = `${header.querySelector("nav")?.ariaLabel}, ${width} px`;
        const bar = header.getBoundingClientRect();
        const parts = [
          ...header.querySelectorAll(
            "a[href='#home'], nav > * > li, select, button, a[href='#quote']",
          ),
        ].filter((part) => part.checkVisibility() && !part.matches("li *"));
        const ends = parts.map((part) => part.getBoundingClientRect());
        if (
          ends.some(
            ({ left, right }, at) => left < (ends[at - 1]?.right ?? left) || right > bar.right,
          )
        )
          found.push(`${where}: no room`);
      }
    }
    frame.style.inlineSize = "800px";
    const shown = [...frame.querySelectorAll("nav")].map((nav) => nav.checkVisibility());
    await expect(shown).toEqual(bars.map(([count]) => count === 4));
    frame.style.inlineSize = "";
    frame.style.maxInlineSize = "";
    await expect(found).toEqual([]);
  },
};

/**
 * Right to left, as the server sends it: the panel opens without a script and stays within the bar.
 */
export const RightToLeft: Story = {
  render: ({ menu: _menu, ...args }) => {
    const header = (
      <SiteHeader
        {...args}
        position="static"
        logo={logoOf("ورشة المدينة")}
        navigation={<NavigationMenu label="الرئيسية" align="start" items={arabicItems} />}
        actions={<ButtonLink href="#quote">اطلب عرضا</ButtonLink>}
      />
    );
    return (
      <div
        lang="ar"
        dir="rtl"
        className={stage.page}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the kit's own markup
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(header) }}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector<HTMLElement>("[data-submenu-panel]") ?? canvasElement;
    // The focus in it stands in for the pointer.
    panel.style.cssText = "visibility: visible; transition: none";
    panel.querySelector("a")?.focus();
    panel.style.cssText = "";
    await expect(panel).toBeVisible();
    const bar = canvas.getByRole("banner").getBoundingClientRect();
    const { left, right, top } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(bar.left);
    await expect(right).toBeLessThanOrEqual(bar.right);
    await expect(top).toBeGreaterThan(bar.top);
  },
};

/** One call to action. */
export const Do: Story = {
  tags: ["do", "anatomy"],
  args: { position: "static" },
  parameters: inline,
};

/** Two calls to action compete, and the menu has less room. */
export const Dont: Story = {
  args: {
    position: "static",
    actions: (
      <>
        <ButtonLink href="#call">Call us</ButtonLink>
        <ButtonLink href="#quote">Get quote</ButtonLink>
      </>
    ),
  },
  parameters: inline,
};

export const AllVariants: Story = {
  ...matrix(siteHeaderDefinition, (combination, { name }) => (
    <div className={classList(stage.headerWindow, combination.surface === "plain" && stage.light)}>
      <SiteHeader
        {...meta.args}
        {...combination}
        navigation={<NavigationMenu label={name} items={sampleItems} />}
        menu={undefined}
      />
    </div>
  )),
  parameters: inline,
};
