import { forms } from "@kolam/content/forms/forms";
import { failureWords } from "@kolam/content/forms/words";
import { allAnswers, formNames, journeys, subjects, valuesOf } from "../support/form-journeys.ts";
import { fillIn, formIsReady } from "../visitors/form-visits.ts";
import { expect, isAt, sees, test } from "../visitors/test.ts";
import { button, css } from "../visitors/visitor.ts";

for (const name of formNames) {
  const { path, sent } = journeys[name];
  const send = button(forms[name].button.idle, "main");
  const answers = allAnswers(name);

  test(`${name}: kept over a reload and a failure, then sent once`, async ({
    visitor,
    site,
    mailbox,
  }) => {
    await visitor.open(path);
    await formIsReady(visitor, name);
    await fillIn(visitor, name);
    await visitor.reload();
    await formIsReady(visitor, name);
    const values = () => visitor.run(valuesOf, Object.keys(answers));
    await expect.poll(values).toEqual(answers);

    site.mailService = "refuses";
    await visitor.click(send);
    expect(await visitor.alert()).toBe(forms[name].alert);
    await sees(visitor, css("main [role=alert]"));
    expect(await values()).toEqual(answers);
    expect(mailbox.count()).toBe(0);

    site.mailService = "works";
    await visitor.click(button(failureWords.retry, "main"));
    await expect.poll(() => visitor.text(css("main"))).toMatch(sent);
    expect(mailbox.count()).toBe(1);
    const [message] = await mailbox.messages();
    expect(message?.subject).toBe(subjects[name]);
  });
}

test("contact: without scripts the page posts itself", async ({ visitor, site, mailbox }) => {
  site.scripts = false;
  await visitor.open(journeys.contact.path);
  await fillIn(visitor, "contact");
  await visitor.click(button(forms.contact.button.idle, "main"));
  await isAt(visitor, "/thank-you");
  expect(mailbox.count()).toBe(1);
});
