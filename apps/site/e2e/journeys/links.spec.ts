import { notFound } from "@kolam/content/pages/not-found";
import { titles } from "@kolam/content/titles";
import { expect, isAt, sees, test } from "../visitors/test.ts";
import { button, css, link } from "../visitors/visitor.ts";

test("the first click on a link leads on, and back again", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click(link(titles.about, "header"));
  await isAt(visitor, "/about");
  await sees(visitor, css("main h1"));
  await visitor.back();
  await isAt(visitor, "/");
});

test("an address without a page leads back to where the visitor came from", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.open("/nowhere");
  await visitor.click(button(notFound.actions.back, "main"));
  await isAt(visitor, "/about");
});

test("the security policy is in force: a script written into the page does not run", async ({
  visitor,
  site,
}) => {
  await visitor.open("/about");
  await visitor.run(() => {
    const element = document.createElement("div");
    document.body.append(element);
    try {
      element.setAttribute("onclick", "document.title = 'hostile'");
    } catch {
      // An engine with Trusted Types refuses the attribute.
    }
    element.click();
  });
  await expect.poll(() => site.violations.length).toBeGreaterThan(0);
  expect(await visitor.run(() => document.title)).not.toBe("hostile");
  site.violations.length = 0;
});
