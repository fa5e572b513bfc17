import { By, error, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { roleSelectors, type Target, type Visitor } from "./visitor.ts";

/** How long an action waits for its target, in milliseconds. */
const patience = 8_000;

/** The elements of a selector that are shown and, if a name is given, mention it. */
const candidates = `
  const [selector, name] = arguments;
  return [...document.querySelectorAll(selector)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    if (name === null) return true;
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
    const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const named = by.map((id) => document.getElementById(id)?.textContent).join(" ");
    const inside = [...element.querySelectorAll("[aria-label]")].map(({ ariaLabel }) => ariaLabel);
    const text = [element.ariaLabel, labels, named, element.textContent, ...inside].join(" ");
    return text.replace(/\\s+/g, " ").includes(name);
  });`;

/** WebKit's driver presses in the middle of an element wherever it is, and does not wait for smooth scrolling. */
const toMiddle = `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });`;

async function find(driver: WebDriver, target: Target): Promise<WebElement | undefined> {
  const selector =
    "css" in target
      ? target.css
      : roleSelectors[target.role]
          .split(", ")
          .map((one) => `${target.within ?? ""} ${one}`)
          .join(", ");
  const name = "css" in target ? null : target.name;
  const found = await driver.executeScript<WebElement[]>(candidates, selector, name);
  if (name === null) return found[0];
  for (const element of found) {
    if ((await element.getAccessibleName()).replace(/\s+/g, " ").trim() === name) return element;
  }
  return undefined;
}

/** Scrolls to an element; `false` if it is no longer in the page. */
async function isThere(driver: WebDriver, element: WebElement): Promise<boolean> {
  try {
    await driver.executeScript(toMiddle, element);
    return true;
  } catch (problem) {
    if (problem instanceof error.StaleElementReferenceError) return false;
    throw problem;
  }
}

async function waitFor(driver: WebDriver, target: Target): Promise<WebElement> {
  const until = Date.now() + patience;
  for (;;) {
    const element = await find(driver, target);
    // Hydration may replace it meanwhile.
    if (element && (await isThere(driver, element))) return element;
    if (Date.now() > until) throw new Error(`Not shown: ${JSON.stringify(target)}`);
    await driver.sleep(50);
  }
}

/** Clicks an element as soon as it can be clicked: a dialog may still be sliding in. */
async function clickOnceStill(driver: WebDriver, element: WebElement): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await element.click();
    } catch (problem) {
      const isMoving = problem instanceof error.ElementNotInteractableError;
      if (!isMoving || Date.now() > until) throw problem;
    }
    await driver.sleep(100);
  }
}

/** A visitor in a browser that is driven over WebDriver. */
export function webdriverVisitor(driver: WebDriver, siteUrl: string): Visitor {
  const onto = (target: Target, act: (element: WebElement) => Promise<unknown>) =>
    waitFor(driver, target)
      .then(act)
      .then(() => undefined);
  return {
    open: (path) => driver.get(siteUrl + path),
    address: async () => (await driver.getCurrentUrl()).slice(siteUrl.length),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => {
      const frame = await driver.executeScript<number[]>(
        "return [outerWidth - innerWidth, outerHeight - innerHeight]",
      );
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: width + (frame[0] ?? 0),
          height: height + (frame[1] ?? 0),
        });
    },
    click: (target) => onto(target, (element) => clickOnceStill(driver, element)),
    hover: (target) =>
      onto(target, (element) => driver.actions().move({ origin: element }).perform()),
    moveTo: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .perform(),
    type: (target, text) =>
      onto(target, async (element) => {
        await element.clear();
        await element.sendKeys(text.replaceAll("\n", Key.ENTER));
      }),
    choose: (target, value) =>
      onto(target, async (element) =>
        (await element.findElement(By.css(`option[value=${JSON.stringify(value)}]`))).click(),
      ),
    attach: (target, file) => onto(target, (element) => element.sendKeys(file)),
    sees: async (target) => (await find(driver, target)) !== undefined,
    text: async (target) => (await find(driver, target))?.getText() ?? "",
    alert: async () => {
      const alert = await driver.wait(
        async () =>
          driver
            .switchTo()
            .alert()
            .catch(() => null),
        patience,
      );
      if (!alert) throw new Error("No alert was shown.");
      const text = await alert.getText();
      await alert.accept();
      return text;
    },
    run: (action, value) => driver.executeScript(`return (${action})(arguments[0])`, value ?? null),
    leave: () => driver.quit(),
  };
}
