// @vitest-environment jsdom
import { expect, it } from "vitest";
import { Accordion } from "../accordion/accordion.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { loadLayer } from "../navigation-menu/use-layer.ts";
import { emptyPage, find, later, press, show } from "../testing/jsdom-page.ts";

emptyPage();

const links = [
  { label: "Branding", href: "#branding" },
  { label: "Web", href: "#web" },
];
const menu = (
  <NavigationMenu
    label="Main"
    items={[{ label: "Services", href: "#s", panel: { triggerLabel: "Show", links } }, ...links]}
  />
);
const accordion = (
  <Accordion
    headingLevel={2}
    items={[
      { id: "a", title: "A", content: "a" },
      { id: "b", title: "B", content: "b" },
    ]}
  />
);

const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

it("a menu leaves Alt and an arrow to the browser, also in a panel", async () => {
  await loadLayer();
  await show(menu);
  find("li a")?.focus();
  await press("ArrowRight", { altKey: true });
  expect(focused()).toBe("Services");
  await press("ArrowRight");
  await press("ArrowDown", { metaKey: true });
  expect(find("li button")?.ariaExpanded).toBe("false");
  await press("ArrowDown");
  expect(focused()).toBe("Branding");
  await press("ArrowRight", { altKey: true });
  await later();
  expect(focused()).toBe("Branding");
  await press("ArrowRight");
  // Radix moves the focus once the key has been handled.
  await later();
  expect(focused()).toBe("Web");
});

it("an accordion leaves Control and End to the browser", async () => {
  await show(accordion);
  find("button")?.focus();
  await press("End", { ctrlKey: true });
  expect(focused()).toBe("A");
  await press("End");
  expect(focused()).toBe("B");
});

it("a menu follows the direction of its page while it stays there", async () => {
  await show(<div dir="ltr">{menu}</div>);
  await show(<div dir="rtl">{menu}</div>);
  find("li a")?.focus();
  await press("ArrowLeft");
  expect(find("li button")).toBe(document.activeElement);
});
