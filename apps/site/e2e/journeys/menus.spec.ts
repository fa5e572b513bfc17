import { paths, serviceIds } from "@kolam/content/facts/paths";
import { shell } from "@kolam/content/shell";
import { titles } from "@kolam/content/titles";
import { expect, isAt, sees, seesNoMore, test } from "../visitors/test.ts";
import { button, css, link } from "../visitors/visitor.ts";

const service = paths[serviceIds[0]];
const serviceLink = link(titles[serviceIds[0]], "header");

test("the services open under the pointer and lead to their pages", async ({ visitor }) => {
  await visitor.open("/about");
  await seesNoMore(visitor, serviceLink);
  await visitor.hover(link(titles.services, "header"));
  await visitor.click(serviceLink);
  await isAt(visitor, service.path);
  await visitor.moveTo(600, 700);
  await seesNoMore(visitor, serviceLink);
});

test("the menu of a phone leads to a page", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open("/");
  await visitor.click(button(shell.menu.open));
  await visitor.click(link(titles.contact, "dialog, [role=dialog]"));
  await isAt(visitor, "/contact");
  await seesNoMore(visitor, css("dialog, [role=dialog]"));
});

test("the menu of a phone closes when the window becomes wide", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open("/about");
  await visitor.click(button(shell.menu.open));
  await sees(visitor, css("dialog, [role=dialog]"));
  await visitor.resize(1280, 800);
  await seesNoMore(visitor, css("dialog, [role=dialog]"));
  await visitor.click(link(titles.contact, "header"));
  await isAt(visitor, "/contact");
});

test("the theme is switched, and kept on other pages", async ({ visitor }) => {
  const floor = () => visitor.run(() => getComputedStyle(document.body).backgroundColor);
  await visitor.open("/about");
  const light = await floor();
  await visitor.hover(css("header select"));
  await visitor.choose(css("header select"), "dark");
  await expect.poll(floor).not.toBe(light);
  const dark = await floor();
  await visitor.open("/contact");
  expect(await floor()).toBe(dark);
});
