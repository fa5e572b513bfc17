import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import { classesFor } from "../definition/definition.ts";
import { StillModal } from "../dialog/modal.fixture.tsx";
import surfaces from "../section/surface.module.css";
import { matrix } from "../testing/matrix.tsx";
import { drawerDefinition } from "./drawer.definition.ts";
import panelStyles from "./drawer.module.css";
import { Drawer } from "./drawer.tsx";

const pages = ["About", "Services", "Blog", "Careers", "SEO Analyzer", "Contact"];

const menu = (
  <ul>
    {pages.map((page) => (
      <li key={page}>
        <a href={`#${page.toLowerCase().replace(" ", "-")}`}>{page}</a>
      </li>
    ))}
  </ul>
);

export default {
  title: "Overlays/Drawer",
  component: Drawer,
  args: {
    trigger: <Button tone="outline">Menu</Button>,
    title: "Menu",
    closeLabel: "Close menu",
    children: menu,
    footer: <ButtonLink href="#quote">Get a quote</ButtonLink>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Drawer>;

type Story = StoryObj<typeof Drawer>;

const drawerGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Closed: Story = {};

/** It is at the inline end and as tall as the window. */
export const AtTheEnd: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const drawer = screen.getByRole("dialog");
    await waitFor(() => {
      const box = drawer.getBoundingClientRect();
      const shade = document.querySelector("[data-k-shade]")?.getBoundingClientRect();
      expect(box.right).toBe(shade?.right);
      expect(Math.round(box.height)).toBe(innerHeight);
    });
  },
};

/** At the other edge, for filters beside a list or a second menu. */
export const AtTheStart: Story = {
  args: { defaultOpen: true, side: "start" },
  play: async () => {
    const drawer = screen.getByRole("dialog");
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer.getBoundingClientRect().right).toBeLessThan(innerWidth);
  },
};

/** Two actions without room beside each other are as wide as the drawer. */
export const TwoActions: Story = {
  args: {
    defaultOpen: true,
    footer: (
      <>
        <ButtonLink href="#quote">Ask for a price within a day</ButtonLink>
        <ButtonLink href="tel:+000000000000" tone="outline">
          +00 00 0000 0000
        </ButtonLink>
      </>
    ),
  },
  play: async () => {
    const drawer = within(screen.getByRole("dialog"));
    const [ask, call] = ["Ask for a price within a day", "+00 00 0000 0000"].map((name) =>
      drawer.getByRole("link", { name }).getBoundingClientRect(),
    );
    await expect(call?.top).toBeGreaterThan(ask?.bottom ?? 0);
    await expect(call?.width).toBe(ask?.width);
  },
};

/** Following a link closes it without returning focus to the trigger. */
export const FollowingALink: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.click(trigger);
    const drawer = await screen.findByRole("dialog");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(within(drawer).getByRole("link", { name: "Careers" }));
    await drawerGone();
    await expect(trigger).not.toHaveFocus();
  },
};

const panelOf = classesFor(drawerDefinition, panelStyles);

/** A menu: links to pages, and one action that stays visible. */
export const Do: Story = {
  tags: ["do", "anatomy"],
  render: () => (
    <StillModal
      fluid
      side
      panel={panelOf({})}
      title="Menu"
      closeLabel="Close menu"
      footer={<ButtonLink href="#quote">Get a quote</ButtonLink>}
    >
      {menu}
    </StillModal>
  ),
};

export const AllVariants: Story = matrix(drawerDefinition, (combination) => (
  <StillModal
    side
    panel={panelOf(combination, combination.surface === "feature" ? surfaces.deep : undefined)}
    title="Menu"
    closeLabel="Close menu"
    footer={<ButtonLink href="#quote">Get a quote</ButtonLink>}
  >
    <ul>
      {pages.slice(0, 3).map((page) => (
        <li key={page}>
          <a href={`#${page.toLowerCase()}`}>{page}</a>
        </li>
      ))}
    </ul>
  </StillModal>
));
