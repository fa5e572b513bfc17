import { quote } from "@kolam/content/pages/quote";
import { formIsReady } from "../visitors/form-visits.ts";
import { expect, isAt, test } from "../visitors/test.ts";
import { css, link, type Visitor } from "../visitors/visitor.ts";

const shows = (visitor: Visitor, step: number) =>
  expect.poll(() => visitor.text(css("main"))).toContain(quote.wizard.position(step, 4));

test("the steps of the quote are pages of their own for Back and Forward", async ({ visitor }) => {
  const next = link(quote.wizard.next, "main");
  await visitor.open("/quote");
  await formIsReady(visitor, "quote");
  await visitor.type(css("#quote-firstName"), "Meera");
  await visitor.click(next);
  await shows(visitor, 2);
  await visitor.click(next);
  await shows(visitor, 3);
  await isAt(visitor, "/quote#step-3");
  await visitor.back();
  await shows(visitor, 2);
  await visitor.back();
  await shows(visitor, 1);
  expect(
    await visitor.run(() => document.querySelector<HTMLInputElement>("#quote-firstName")?.value),
  ).toBe("Meera");
  await visitor.forward();
  await shows(visitor, 2);
});
