import { sayDays } from "@kolam/content/model/law/durations";
import { keptFor } from "@kolam/content/model/law/kept";
import { titleOf } from "@kolam/content/model/types/form";
import { shownForms } from "@site/words/forms/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { mailboxKept } from "../../build/outputs/mailbox-kept.ts";
import { readSiteConfig } from "../../config/site-config.ts";
import { policyOf } from "../pages/privacy/policy.ts";
import { PrivacyNote } from "./privacy-note.tsx";

const { sections } = policyOf(readSiteConfig({}), { frames: [] });
const policy = JSON.stringify(sections.find(({ id }) => id === "retention"));
const noteOf = (id: string) => {
  const router = createMemoryRouter([{ path: "/", element: <PrivacyNote form={{ id }} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

it.each(shownForms)(
  "the form “$id” says at its foot what the policy and the mailbox hold",
  (form) => {
    const kept = keptFor(form.id);
    if (kept === undefined) throw new Error("The test site has a term for each form.");
    expect(policy).toContain(titleOf(form));
    expect(mailboxKept()[form.name]).toBe(kept === "untilLeft" ? 0 : kept);
    if (kept === "untilLeft") return;
    for (const text of [policy, noteOf(form.id)]) expect(text).toContain(sayDays(kept));
  },
);

it("a form without a term promises none", () => {
  expect(noteOf("a form of the owner's")).not.toMatch(/\d/);
});
