import notFoundDrawing from "virtual:kolam/notFound";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../button-link/button-link.tsx";
import { Motif } from "../motif/motif.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { notFoundDefinition } from "./not-found.definition.ts";
import { NotFound } from "./not-found.tsx";

export default {
  title: "Page/NotFound",
  component: NotFound,
  args: {
    code: "404",
    title: "There is no page here",
    lead: "It has moved, been renamed, or never was.",
    actions: (
      <ButtonLink href="#home" size="lg">
        To the home page
      </ButtonLink>
    ),
    suggestions: {
      title: "Perhaps one of these",
      links: [
        { label: "Services", href: "#services" },
        { label: "Work", href: "#work" },
        { label: "Journal", href: "#journal" },
      ],
    },
    search: (
      <search>
        <SearchField label="Search the whole site" clearLabel="Clear the search" />
      </search>
    ),
    help: {
      title: "Or ask a person",
      text: "If a link of ours brought you here, we would like to mend it.",
      actions: (
        <>
          <ButtonLink href="#contact">Write to us</ButtonLink>
          <ButtonLink href="tel:+000000" tone="outline">
            Call us
          </ButtonLink>
        </>
      ),
    },
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof NotFound>;

type Story = StoryObj<typeof NotFound>;

/** Without a drawing the code is large where there is room, and is shown once at any width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("no page here");
    const codes = canvas.getAllByText("404").filter((code) => code.checkVisibility());
    await expect(codes).toHaveLength(1);
    const region = canvas.getByRole("region", { name: "Perhaps one of these" });
    await expect(within(region).getAllByRole("link")).toHaveLength(3);
    const field = canvas.getByRole("searchbox", { name: "Search the whole site" });
    await expect(region.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};

/** A joke about the error, and no way on but back. */
export const Dont: Story = {
  args: {
    title: "Houston, we have a problem",
    lead: "You have entered an invalid address.",
    suggestions: undefined,
    search: undefined,
    help: undefined,
  },
};

export const AllVariants: Story = wideMatrix(
  notFoundDefinition,
  (combination, { name, args: { code, lead } }) => (
    <>
      <NotFound {...combination} title={`No page: ${name}`} code={code} lead={lead} />
      <NotFound
        {...combination}
        title={`No page: ${name}, drawn`}
        code={code}
        lead={lead}
        art={<Motif drawing={notFoundDrawing} tone="feature" />}
      />
      <NotFound {...combination} title={`No page: ${name}, nothing else`} />
    </>
  ),
);
