import { nameOf } from "@kolam/content/model/types/field";
import type { Page } from "@playwright/test";
import { forms } from "@site/words/forms/forms";
import { launchOptions } from "../../../../tools/install/browser.mjs";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode } from "../support/hydration.ts";

test.use({ launchOptions: await launchOptions(true) });

const company = nameOf(forms.contact.fields.company);

const address = [
  { name: "NAME_FULL", value: "Asha Kulkarni" },
  { name: "EMAIL_ADDRESS", value: "asha@example.com" },
  { name: "COMPANY_NAME", value: "Deccan Mills" },
  { name: "PHONE_HOME_WHOLE_NUMBER", value: "+912012345678" },
];

/** Lets Chrome fill in the contact form, as a visitor does who chooses an address from the list. */
async function autofill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Autofill.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "#contact-name",
  });
  const { node } = await devtools.send("DOM.describeNode", { nodeId });
  await devtools.send("Autofill.trigger", {
    fieldId: node.backendNodeId,
    address: { fields: address },
  });
}

for (const when of ["before", "after"] as const) {
  test(`what Chrome fills in ${when} hydration is kept and sent`, { tag: "@slow" }, async ({
    page,
    mailbox,
  }) => {
    const release = await holdRequests(page, hydrationCode);
    await page.goto("/contact");
    if (when === "after") release();
    if (when === "after") await form.hydrated(page, "contact");
    await autofill(page);
    const email = form.field(page, "contact", "email");
    await expect(email).toHaveValue("asha@example.com");
    expect(await email.evaluate((input) => input.matches(":autofill"))).toBe(true);
    release();
    await form.hydrated(page, "contact");
    await expect(email).toHaveValue("asha@example.com");
    await form.field(page, "contact", "subject").selectOption({ index: 1 });
    await form.field(page, "contact", "message").fill("We sell handloom.");
    await page.reload();
    await form.hydrated(page, "contact");
    await expect(email, "the draft has it").toHaveValue("asha@example.com");
    await form.sendButton(page, "contact").click();
    await form.wasSent(page, "contact");
    expect((await mailbox.messages())[0]?.text).toContain(`${company}: Deccan Mills`);
  });
}
