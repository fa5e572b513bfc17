import type { CDPSession, Locator, Page } from "@playwright/test";

/** The spoken parts of a node in Chromium's accessibility tree. */
interface AccessibleNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

declare global {
  interface Window {
    /** What live regions have announced since it was last read. */
    announced?: string[];
  }
}

/** The roles that a screen reader says when the focus moves into them. */
const contexts: ReadonlySet<string> = new Set([
  "alert",
  "alertdialog",
  "banner",
  "complementary",
  "contentinfo",
  "dialog",
  "form",
  "group",
  "main",
  "navigation",
  "region",
  "search",
  "tabpanel",
]);

const quoted = (text: string | undefined) => (text ? `"${text.replace(/\s+/g, " ").trim()}"` : "");

const spoken = (words: readonly (string | undefined)[]) => words.filter(Boolean).join(", ");

const propertyOf = (node: AccessibleNode, name: string) =>
  node.properties?.find((property) => property.name === name)?.value.value;

/** A form without a name is not announced. */
const isContext = ({ ignored, role, name }: AccessibleNode) =>
  !ignored && contexts.has(role?.value ?? "") && (role?.value !== "form" || Boolean(name?.value));

function statesOf(node: AccessibleNode): string[] {
  const role = node.role?.value ?? "";
  const is = (name: string) => propertyOf(node, name);
  const either = ["expanded", "pressed", "checked", ...(role === "tab" ? ["selected"] : [])]
    .filter((name) => is(name) !== undefined)
    .map((name) => (String(is(name)) === "true" ? name : `not ${name}`));
  const only = ["required", "invalid", "disabled"].filter((name) => String(is(name)) === "true");
  const opens = role === "combobox" ? undefined : is("hasPopup");
  return [...either, ...only, ...(opens === undefined ? [] : [`opens ${opens}`])];
}

/**
 * Makes the page note what its live regions announce: a change within a region that was there
 * before, and an alert that appears. Runs before the page's own scripts.
 */
function noteAnnouncements(): void {
  const announced: string[] = [];
  window.announced = announced;
  const regions = "[aria-live], [role=status], [role=alert], [role=log], output";
  const atomic = "[aria-atomic=true], [role=status], [role=alert], output";
  const textOf = (node: Node) => {
    const parts: string[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) parts.push(node.data);
    while (texts.nextNode()) parts.push(texts.currentNode.nodeValue ?? "");
    return parts.join(" ").replace(/\s+/g, " ").trim();
  };
  const say = (region: Element, text: string) => {
    const live =
      region.getAttribute("aria-live") ?? (region.role === "alert" ? "assertive" : "polite");
    if (live === "off" || !text || region.closest("[aria-hidden=true], [inert], [hidden]")) return;
    if (!region.checkVisibility({ visibilityProperty: true })) return;
    announced.push(`${live === "assertive" ? "alert" : "status"}: "${text}"`);
  };
  const onChanges = (changes: MutationRecord[]) => {
    // What a page says while it is being parsed is no change.
    if (document.readyState !== "complete") return;
    const texts = new Map<Element, string[]>();
    for (const { target, addedNodes, type } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      const added = type === "characterData" ? [target] : [...addedNodes];
      for (const node of added) {
        if (region?.isConnected) texts.set(region, [...(texts.get(region) ?? []), textOf(node)]);
        else if (node instanceof Element) {
          for (const alert of [node, ...node.querySelectorAll("[role=alert]")]) {
            if (alert.matches("[role=alert]")) texts.set(alert, [textOf(alert)]);
          }
        }
      }
    }
    for (const [region, parts] of texts) {
      say(region, region.matches(atomic) ? textOf(region) : parts.filter(Boolean).join(" "));
    }
  };
  new MutationObserver(onChanges).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/**
 * Writes down what a screen reader says during a visit: at each step the contexts that the focus
 * enters, the focused element with its states and description as Chromium's accessibility tree has
 * them, states that change while it keeps the focus, and what live regions announce.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #lines: string[] = [];
  readonly #dialogs: string[] = [];
  #entered: readonly (number | undefined)[] = [];
  #focused: number | undefined;
  #states: readonly string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Starts to listen. Pages that are opened from now on are heard. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(noteAnnouncements);
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    const reader = new ScreenReader(page, session);
    page.on("dialog", (dialog) => {
      reader.#dialogs.push(`browser's ${dialog.type()}: ${quoted(dialog.message())}`);
      void dialog.accept();
    });
    return reader;
  }

  /** Does something, and writes down what is said of it once `until` holds. */
  async hear(step: string, action: () => Promise<unknown>, until?: () => Promise<unknown>) {
    await action();
    await until?.();
    // Focus and announcements follow in effects, some of them after a frame.
    await this.#page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
        }),
    );
    const heard = [...this.#dialogs.splice(0), ...(await this.#announcements())];
    this.#lines.push(`> ${step}`, ...heard, ...(await this.#focus()), "");
  }

  /** Presses a key. */
  press(key: string, until?: () => Promise<unknown>) {
    return this.hear(key, () => this.#page.keyboard.press(key), until);
  }

  /** Presses Tab until an element has the focus; only what is said there is written down. */
  async tabTo(target: Locator): Promise<void> {
    const name = `Tab, until there`;
    for (let presses = 0; presses < 80; presses += 1) {
      await this.#page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) {
        return this.hear(name, async () => {});
      }
    }
    throw new Error(`Tab did not reach ${target}.`);
  }

  /** Reads a part of the page, as with the arrow keys, and writes it down. */
  async read(step: string, part: Locator): Promise<void> {
    this.#lines.push(`> read ${step}`, await part.ariaSnapshot(), "");
  }

  /** Everything that was said. */
  transcript(): string {
    return `${this.#lines.join("\n").trim()}\n`;
  }

  #announcements(): Promise<string[]> {
    return this.#page.evaluate(() => {
      return window.announced?.splice(0) ?? [];
    });
  }

  async #focus(): Promise<string[]> {
    const { result } = await this.#session.send("Runtime.evaluate", {
      expression: "document.activeElement",
    });
    if (!result.objectId) return [];
    // The protocol's types call every value unknown.
    const { nodes } = (await this.#session.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId,
      fetchRelatives: true,
    })) as unknown as { nodes: AccessibleNode[] };
    const [node] = nodes;
    if (!node || node.role?.value === "RootWebArea") return [];
    const byId = new Map(nodes.map((one) => [one.nodeId, one]));
    const around: AccessibleNode[] = [];
    for (let at = byId.get(node.parentId ?? ""); at; at = byId.get(at.parentId ?? "")) {
      if (isContext(at)) around.unshift(at);
    }
    const entered = around.filter((one) => !this.#entered.includes(one.backendDOMNodeId));
    this.#entered = [...around, node].map((one) => one.backendDOMNodeId);
    const states = statesOf(node);
    if (node.backendDOMNodeId === this.#focused) {
      const changed = states.filter((state) => !this.#states.includes(state));
      this.#states = states;
      return changed.length > 0 ? [spoken(changed)] : [];
    }
    this.#focused = node.backendDOMNodeId;
    this.#states = states;
    return [
      ...entered.map((one) => spoken([one.role?.value, quoted(one.name?.value)])),
      await this.#describe(node, states),
    ];
  }

  async #describe(node: AccessibleNode, states: readonly string[]): Promise<string> {
    const role = node.role?.value ?? "";
    const { current, level, text } = await this.#page.evaluate(() => {
      const { activeElement } = document;
      return {
        current: activeElement?.getAttribute("aria-current"),
        level: /^H(\d)$/.exec(activeElement?.tagName ?? "")?.[1],
        text: (activeElement as HTMLElement | null)?.innerText ?? "",
      };
    });
    const name = node.name?.value || (role === "generic" ? text : "");
    const value = String(node.value?.value ?? "");
    return spoken(
      [
        // A generic element has no role to say: its text is read.
        role === "generic" ? "" : role,
        level && `level ${level}`,
        quoted(name) || "no name",
        value && value !== name && `value ${quoted(value)}`,
        ...states,
        current && `current ${current === "true" ? "" : current}`.trim(),
        node.description?.value && `description ${quoted(node.description.value)}`,
      ].map((word) => word || undefined),
    );
  }
}
