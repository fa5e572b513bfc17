import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { shareLinksDefinition } from "./share-links.definition.ts";
import { ShareLinks } from "./share-links.tsx";

export default {
  title: "Navigation/ShareLinks",
  component: ShareLinks,
  args: {
    label: "Share this article",
    url: "https://example.com/blog/checkout",
    title: "Why people leave at the checkout & what to do",
    targetText: { email: "E-mail", whatsapp: "WhatsApp", linkedin: "LinkedIn", x: "X" },
    copyText: {
      copy: "Copy link",
      copied: "Link copied",
      failed: "The browser did not allow it. Copy the address from the address bar.",
    },
  },
} satisfies Meta<typeof ShareLinks>;

type Story = StoryObj<typeof ShareLinks>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    canvasElement.style.setProperty("--k-radius-control", "6px");
    const list = canvas.getByRole("list", { name: "Share this article" });
    const links = within(list).getAllByRole<HTMLAnchorElement>("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "E-mail",
      "WhatsApp",
      "LinkedIn",
      "X",
    ]);
    for (const link of links) {
      await expect(decodeURIComponent(link.href)).toContain(args.url);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const ends = links.map((link) => getComputedStyle(link).borderStartEndRadius);
    await expect(ends).toEqual(["0px", "0px", "0px", "6px"]);
    canvasElement.style.removeProperty("--k-radius-control");
  },
};

/** The shared page stays: the services open beside it, and the links say so. */
export const InNewTabs: Story = {
  args: { newTabText: "(opens in a new tab)" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "LinkedIn (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "nofollow noopener");
    await expect(canvas.getByRole("link", { name: "E-mail" })).not.toHaveAttribute("target");
  },
};

export const SomeTargets: Story = {
  args: { targets: ["whatsapp", "email"], copyText: undefined },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["WhatsApp", "E-mail"]);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Enter on the button copies the address and announces it. */
export const CopiesTheLink: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    for (let tab = 0; tab < 5; tab += 1) await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy link" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith(args.url);
    await expect(await canvas.findByText("Link copied")).toHaveAttribute("role", "status");
    await expect(canvas.getByRole("button", { name: "Copy link" })).toHaveFocus();
  },
};

export const CopyRefused: Story = {
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(await canvas.findByText(args.copyText?.failed ?? "")).toBeVisible();
  },
};

/** The two or three services that readers use. */
export const Do: Story = {
  args: { targets: ["email", "whatsapp"], copyText: undefined },
};

/** They share this page; the company's own profiles belong in the footer. */
export const Dont: Story = {
  args: { label: "Follow us", copyText: undefined },
};

export const AllVariants: Story = matrix(shareLinksDefinition, (_, { name }) => ({ label: name }));
