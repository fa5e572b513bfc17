import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { ButtonLink } from "../button-link/button-link.tsx";
import type { VariantsOf } from "../definition/definition.ts";
import { holdTimers } from "../testing/held-timers.ts";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { navigationMenuDefinition } from "./navigation-menu.definition.ts";
import { fewItems, sampleItems } from "./navigation-menu.fixture.tsx";
import { NavigationMenu, submenuCloseDelay } from "./navigation-menu.tsx";
import { loadLayer } from "./use-layer.ts";

export default {
  title: "Navigation/NavigationMenu",
  component: NavigationMenu,
  // Loaded in advance, so that the keys in play functions do not race with loading.
  loaders: [loadLayer],
  args: { label: "Main", items: sampleItems },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={stage.menu}>
          <Story />
          <a href="#elsewhere">Elsewhere on the page</a>
        </div>
      ),
  ],
} satisfies Meta<typeof NavigationMenu>;

type Story = StoryObj<typeof NavigationMenu>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const trigger = canvas.getByRole("button", { name: "Show all services" });
  return {
    canvas,
    trigger,
    services: canvas.getByRole("link", { name: "Services" }),
    elsewhere: canvas.getByRole("link", { name: "Elsewhere on the page" }),
    firstLink: () => canvas.getByRole("link", { name: /Custom Software/ }),
    isOpen: (open: boolean) => expect(trigger).toHaveAttribute("aria-expanded", String(open)),
    panelGone: () => waitFor(() => expect(canvas.queryByRole("group")).toBeNull()),
  };
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const { trigger, isOpen, canvas } = parts(canvasElement);
    await isOpen(false);
    await expect(trigger).not.toHaveAttribute("aria-controls");
    await expect(canvas.getByRole("link", { name: "Blog" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

/** Enter and Space open and close it; the panel is below its item and within the window. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, trigger, isOpen } = parts(canvasElement);
    await userEvent.click(trigger);
    await isOpen(true);
    const panel = canvas.getByRole("group", { name: "Services" });
    await expect(trigger).toHaveAttribute("aria-controls", panel.id);
    await expect(within(panel).getAllByRole("link")).toHaveLength(8);
    const box = panel.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom);
    // Its entries end where a brand's round corner does.
    panel.style.setProperty("--k-radius-overlay", "1rem");
    await expect(panel).not.toContainElement(
      document.elementFromPoint(box.right - 2, box.bottom - 2) as HTMLElement,
    );
    panel.style.removeProperty("--k-radius-overlay");
  },
};

/** The panel of an item at the window's edge is shifted to fit. */
export const AtTheEdge: Story = {
  ...Open,
  decorators: [
    (Story) => (
      <div className={stage.edge}>
        <Story />
      </div>
    ),
  ],
  args: { items: sampleItems.slice(0, 2) },
};

export const AlignStart: Story = { ...Open, name: "Align start", args: { align: "start" } };

export const AlignEnd: Story = { ...Open, name: "Align end", args: { align: "end" } };

/** Arrow keys move along the menu and into the panel; Tab goes through it and out of it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, trigger, services, elsewhere, firstLink, isOpen, panelGone } =
      parts(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "About" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(services).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("link", { name: "Contact" })).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{Enter}");
    await isOpen(true);
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await isOpen(false);
    await userEvent.keyboard("{ArrowDown}");
    await isOpen(true);
    await expect(firstLink()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /Web Dev/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Mobile App/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(firstLink()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(trigger).toHaveFocus();
    await isOpen(true);
    for (let n = 0; n < 9; n++) await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Blog" })).toHaveFocus();
    await isOpen(false);
    await panelGone();
    await expect(elsewhere).not.toHaveFocus();
  },
};

/** Escape closes the panel from inside and from the trigger, and focuses the trigger. */
export const Escape: Story = {
  play: async ({ canvasElement }) => {
    const { trigger, firstLink, isOpen, panelGone } = parts(canvasElement);
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(firstLink()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await isOpen(false);
    await expect(trigger).toHaveFocus();
    await panelGone();
    await userEvent.keyboard("[Space]");
    await isOpen(true);
    await userEvent.keyboard("{Escape}");
    await isOpen(false);
    await expect(trigger).toHaveFocus();
  },
};

/** Opens on hover without delay and closes 300 ms after the pointer has left. */
export const Hover: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const timers = holdTimers(submenuCloseDelay);
    const { services, elsewhere, firstLink, isOpen } = parts(canvasElement);
    await userEvent.hover(services);
    await isOpen(true);
    await userEvent.hover(firstLink());
    await expect(timers.waiting(submenuCloseDelay)).toBe(0);
    await userEvent.hover(elsewhere);
    await expect(timers.waiting(submenuCloseDelay)).toBe(1);
    await isOpen(true);
    await timers.run(submenuCloseDelay);
    await waitFor(() => isOpen(false));
  },
};

/** Returning within the delay keeps the panel open. */
export const HoverBack: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const timers = holdTimers(submenuCloseDelay);
    const { services, elsewhere, isOpen } = parts(canvasElement);
    await userEvent.hover(services);
    await userEvent.hover(elsewhere);
    await expect(timers.waiting(submenuCloseDelay)).toBe(1);
    await userEvent.hover(services);
    await expect(timers.waiting(submenuCloseDelay)).toBe(0);
    await isOpen(true);
  },
};

/** A click on an item opened by hover keeps it open; the next click closes it. */
export const ClickAfterHover: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { trigger, isOpen } = parts(canvasElement);
    await userEvent.hover(trigger);
    await isOpen(true);
    await userEvent.click(trigger);
    await isOpen(true);
    await userEvent.click(trigger);
    await isOpen(false);
  },
};

/**
 * On touch screens, tapping the button opens and closes the panel, and a tap anywhere else closes
 * it.
 */
export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const { trigger, isOpen } = parts(canvasElement);
    await userEvent.pointer([{ keys: "[TouchA]", target: trigger }]);
    await isOpen(true);
    await userEvent.pointer([{ keys: "[TouchA]", target: trigger }]);
    await isOpen(false);
    await userEvent.pointer([{ keys: "[TouchA]", target: trigger }]);
    await isOpen(true);
    await userEvent.pointer([{ keys: "[TouchA]", target: canvasElement }]);
    await waitFor(() => isOpen(false));
  },
};

/** A pen is over the button only while it presses: lifting it closes nothing. */
export const Pen: Story = {
  play: async ({ canvasElement }) => {
    const timers = holdTimers(submenuCloseDelay);
    const { trigger, isOpen } = parts(canvasElement);
    const pen = { pointerType: "pen" };
    const press = async () => {
      await fireEvent.pointerOver(trigger, pen);
      await fireEvent.click(trigger, { detail: 1 });
      await fireEvent.pointerOut(trigger, pen);
    };
    await press();
    await isOpen(true);
    await expect(timers.waiting(submenuCloseDelay)).toBe(0);
    await press();
    await isOpen(false);
  },
};

/** Other content below a panel's links. Following a link in either closes the panel. */
export const Footer: Story = {
  args: {
    items: [
      {
        label: "Services",
        href: "#services",
        panel: {
          triggerLabel: "Show all services",
          links: [{ label: "Branding", description: "A name, a voice", href: "#branding" }],
          footer: (
            <ButtonLink href="#quote" size="sm">
              Get a quote
            </ButtonLink>
          ),
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, trigger, isOpen } = parts(canvasElement);
    for (const name of ["Get a quote", /^Branding/]) {
      await userEvent.click(trigger);
      await isOpen(true);
      document.addEventListener("click", (event) => event.preventDefault(), { once: true });
      await userEvent.click(canvas.getByRole("link", { name }));
      await isOpen(false);
    }
  },
};

/** The server's markup without scripts, so that several panels can be open at the same time. */
function StillMenu({
  name,
  closed = false,
  ...variants
}: VariantsOf<typeof navigationMenuDefinition> & { name: string; closed?: boolean }) {
  const html = renderToStaticMarkup(
    <NavigationMenu label={name} items={fewItems} {...variants} />,
    { identifierPrefix: name.replaceAll(/\W+/g, "-") },
  );
  const place = closed ? stage.aroundPanel : `${stage.aroundPanel} ${stage.open}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the kit's own markup
  return <div className={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Four to seven entries of a word or two. */
export const Do: Story = {
  args: { items: sampleItems.slice(0, 4).map((item) => ({ ...item, panel: undefined })) },
  parameters: { bare: true },
};

/**
 * Before hydration a panel closes as long after its item is left, and at once where another opens.
 * The focus in it stands in for the pointer. The button opens nothing yet, and says so.
 */
export const BeforeHydration: Story = {
  render: () => <StillMenu name="Before hydration" closed />,
  parameters: { bare: true },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button");
    const panel = canvasElement.querySelector<HTMLElement>("[data-submenu-panel]");
    await expect(panel).not.toBeVisible();
    trigger.focus();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(panel).not.toBeVisible();
    const link = panel?.querySelector("a");
    if (panel) panel.style.cssText = "visibility: visible; transition: none";
    link?.focus();
    if (panel) panel.style.cssText = "";
    await expect(panel).toBeVisible();
    link?.blur();
    // Its clock is set by hand, so no machine is too slow.
    const [closing] = panel?.getAnimations() ?? [];
    closing?.pause();
    if (closing) closing.currentTime = submenuCloseDelay - 1;
    await expect(panel).toBeVisible();
    if (closing) closing.currentTime = submenuCloseDelay;
    await expect(panel).not.toBeVisible();
  },
};

/** Entries that are sentences take the room of three, and the right one is hard to find. */
export const Dont: Story = {
  args: {
    items: ["What we can do for you", "Who we are and how we work", "How to reach us"].map(
      (label) => ({ label, href: "#page" }),
    ),
  },
  parameters: { bare: true },
};

export const Anatomy: Story = {
  tags: ["anatomy"],
  render: () => <StillMenu align="center" name="Anatomy" />,
  parameters: { bare: true },
};

export const AllVariants: Story = matrix(navigationMenuDefinition, (combination, { name }) => (
  <StillMenu {...combination} name={name} />
));
