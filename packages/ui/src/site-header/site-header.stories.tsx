import hero from "virtual:kolam/hero";
import logo from "virtual:kolam/logo";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Banner } from "../banner/banner.tsx";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import menuStyles from "../drawer/drawer.stories.module.css";
import { Drawer } from "../drawer/drawer.tsx";
import { classList } from "../element/class-list.ts";
import { Hero } from "../hero/hero.tsx";
import { Motif } from "../motif/motif.tsx";
import { sampleItems } from "../navigation-menu/navigation-menu.fixture.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { Section } from "../section/section.tsx";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { headerSolidAfter, siteHeaderDefinition } from "./site-header.definition.ts";
import styles from "./site-header.stories.module.css";
import { SiteHeader } from "./site-header.tsx";

const phoneMenu = (
  <Drawer
    trigger={<Button tone="quiet">Menu</Button>}
    surface="feature"
    title="Menu"
    closeLabel="Close menu"
    footer={<ButtonLink href="#quote">Get a quote</ButtonLink>}
  >
    <ul className={menuStyles.menu}>
      {sampleItems.map(({ label }) => (
        <li key={label}>
          <a href={`#${label}`}>{label}</a>
        </li>
      ))}
    </ul>
  </Drawer>
);

/** Puts a page below the header. */
const onPage: Decorator = (Story) => (
  <div className={styles.page}>
    <Story />
    <main>
      <Hero
        variant="home"
        title="Software and marketing, drawn in one line."
        emphasis="one line."
        lead="Strategy, design, code and campaigns from a single team in Pune."
        art={<Motif drawing={hero} tone="feature" />}
      />
      <Section heading="Eight services, one team that finishes what it starts" />
    </main>
  </div>
);

const meta = {
  title: "Page/SiteHeader",
  component: SiteHeader,
  args: {
    logo: (
      <a href="#home" className={styles.logo}>
        <Motif drawing={logo} className={styles.mark} />
        Kolam
      </a>
    ),
    navigation: <NavigationMenu label="Main" items={sampleItems} />,
    actions: <ButtonLink href="#quote">Get quote</ButtonLink>,
    menu: phoneMenu,
  },
  argTypes: controlsFor(siteHeaderDefinition),
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

export const Solid: Story = {
  decorators: [onPage],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await expect(getComputedStyle(header).backgroundColor).not.toBe(clear);
    await expect(getComputedStyle(header).position).toBe("fixed");
  },
};

/** Transparent until the page has been scrolled more than 20 px, then solid, and back again. */
export const Overlay: Story = {
  decorators: [onPage],
  args: { variant: "overlay" },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
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
  },
};

/** As light as the page, over a light hero. */
export const Light: Story = {
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <Story />
        <main>
          <Hero
            variant="home"
            surface="alt"
            title="Buildings that are finished on the day they were promised."
            emphasis="on the day"
            lead="An office of nine, for schools, homes and the odd barn."
            art={<Motif drawing={hero} />}
          />
        </main>
      </div>
    ),
  ],
  args: { variant: "overlay", surface: "plain" },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await scrollTo(headerSolidAfter + 1);
    await waitFor(() => expect(getComputedStyle(header).backgroundColor).not.toBe(clear));
    await scrollTo(0);
  },
};

/** In the flow below a banner; it stays at the top of the window once the banner has been scrolled away. */
export const BelowBanner: Story = {
  name: "Below a banner",
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <Banner label="Announcement">
          <p>We are moving: from May you find us at the harbour.</p>
        </Banner>
        <Story />
        <main>
          <Hero
            surface="plain"
            title="The first thing on the page"
            lead="It leaves no room above."
          />
        </main>
      </div>
    ),
  ],
  args: { surface: "plain", position: "sticky" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    const header = canvas.getByRole("banner");
    const banner = canvas.getByRole("region", { name: "Announcement" }).getBoundingClientRect();
    await scrollTo(0);
    await expect(top(header)).toBe(Math.round(banner.bottom));
    // The hero starts where the header ends, with its usual space above the text.
    const bottom = header.getBoundingClientRect().bottom;
    const main = canvas.getByRole("main");
    await expect(Math.abs(main.getBoundingClientRect().top - bottom)).toBeLessThan(1);
    await expect(top(canvas.getByRole("heading", { level: 1 })) - bottom).toBeLessThan(80);
    await scrollTo(300);
    await expect(top(header)).toBe(0);
    await scrollTo(0);
  },
};

/** An overlay in the flow: the banner above it, the hero below and behind it. */
export const OverlayBelowBanner: Story = {
  name: "Overlay below a banner",
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <Banner label="Announcement">
          <p>We are moving: from May you find us at the harbour.</p>
        </Banner>
        <Story />
        <main>
          <Hero variant="home" title="The hero is behind the header" />
        </main>
      </div>
    ),
  ],
  args: { variant: "overlay", position: "sticky" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await scrollTo(0);
    const header = canvas.getByRole("banner").getBoundingClientRect();
    const main = canvas.getByRole("main").getBoundingClientRect();
    await expect(Math.abs(main.top - header.top)).toBeLessThan(1);
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(header.bottom);
  },
};

export const Scrolled: Story = {
  decorators: [onPage],
  args: { variant: "overlay" },
  play: async ({ canvasElement }) => {
    await scrollTo(300);
    const header = within(canvasElement).getByRole("banner");
    await waitFor(() => expect(header).toHaveAttribute("data-scrolled"));
  },
};

/** The open panel is attached to the header and within the window. */
export const WithPanel: Story = {
  decorators: [onPage],
  name: "With panel",
  args: { variant: "overlay" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    if (innerWidth < 992) return;
    await userEvent.click(canvas.getByRole("button", { name: "Show all services" }));
    const panel = canvas.getByRole("group", { name: "Services" });
    const box = panel.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** A phone shows the logo, the action and the menu button. */
export const OnPhone: Story = {
  decorators: [onPage],
  name: "On a phone",
  globals: { viewport: { value: "small" } },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

const inline = { docs: { story: { inline: true, height: "auto" } } };

/** One call to action. */
export const Do: Story = {
  tags: ["do", "anatomy"],
  args: { position: "static" },
  parameters: inline,
};

/** Two calls to action compete, and the menu has less room. */
export const Dont: Story = {
  tags: ["dont"],
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
  name: "Matrix",
  parameters: inline,
  render: (args) => (
    <Matrix definition={siteHeaderDefinition}>
      {(combination, { name }) => (
        <div className={classList(styles.window, combination.surface === "plain" && styles.light)}>
          <SiteHeader
            {...args}
            {...combination}
            navigation={<NavigationMenu label={name} items={sampleItems} />}
            menu={undefined}
          />
        </div>
      )}
    </Matrix>
  ),
};
