import type { Answers, AnswersOf, Form } from "@kolam/content/model/types/form";
import type { Decorator } from "@storybook/react-vite";
import { createContext, type ReactNode, use, useState } from "react";
import { createRoutesStub } from "react-router-dom";
import { expect, fn, within } from "storybook/test";
import { controlName, fieldsOf } from "../contract/forms.ts";
import { memoryRecord, memoryStorage } from "../drafts/memory-storage.ts";
import { setField } from "../fields/form-controls.ts";
import { type MailServices, MailServicesProvider } from "../sending/mail-services.ts";
import type { Outcome } from "../sending/send.ts";

/** Replaces the browser's alert in a story. */
export const alertSpy = fn().mockName("alert");
/** Replaces the console in a story. */
export const logSpy = fn().mockName("log");
/** Records what a story's forms send. */
export const sendSpy = fn().mockName("send");
/** Records what a story's forms copy. */
export const copySpy = fn().mockName("copy");

/** The surroundings of the forms in a story. */
export interface Fake {
  /** The outcome of every send. Without it, sending never ends. */
  readonly outcome?: Outcome;
  /** Makes the clipboard refuse access. */
  readonly noClipboard?: boolean;
  /** Makes the device refuse to store anything. */
  readonly noStorage?: boolean;
  /** Stores what the device has kept from an earlier visit. */
  readonly prepare?: (storage: MailServices["storage"]) => void;
  /** The address of the page. */
  readonly path?: string;
  /** The data from the route's loader. */
  readonly data?: unknown;
}

function servicesOf({ outcome, noClipboard, noStorage, prepare }: Fake): MailServices {
  const storage = memoryStorage();
  prepare?.(storage);
  return {
    storage: noStorage ? { ...storage, write: () => false } : storage,
    tabStorage: memoryStorage("tab"),
    record: memoryRecord(),
    oneAtATime: (_, work) => work(),
    alert: alertSpy,
    log: logSpy,
    send: (submission) => {
      sendSpy(submission);
      return outcome ? Promise.resolve(outcome) : new Promise(() => {});
    },
    copy: async (text) => {
      copySpy(text);
      if (noClipboard) throw new DOMException("denied", "NotAllowedError");
    },
  };
}

const StoryContext = createContext<ReactNode>(null);

function InStory() {
  return use(StoryContext);
}

function FakeSite({ fake, children }: { fake: Fake; children: ReactNode }) {
  const [services] = useState(() => servicesOf(fake));
  const [Site] = useState(() =>
    createRoutesStub([
      { id: "page", path: "*", Component: InStory, loader: () => fake.data ?? null },
    ]),
  );
  return (
    <StoryContext value={children}>
      <MailServicesProvider value={services}>
        <Site
          initialEntries={[fake.path ?? "/"]}
          hydrationData={{ loaderData: { page: fake.data } }}
        />
      </MailServicesProvider>
    </StoryContext>
  );
}

/** Gives a story an address, a fake mail service and empty storage. */
export function withMail(fake: Fake = {}): Decorator {
  return (Story) => (
    <FakeSite fake={fake}>
      <Story />
    </FakeSite>
  );
}

/**
 * A story in which `submit` fills in and sends a form, and the page says that it is not known to
 * have arrived.
 */
export const unsent = (
  submit: (canvasElement: HTMLElement) => Promise<unknown>,
  outcome: Outcome,
  text: string | RegExp = /./,
  fake: Fake = {},
) => ({
  decorators: [withMail({ ...fake, outcome })],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(text);
  },
});

/** Fills in a form and dispatches the input events that typing would. */
export function fillIn<Of extends Form>(
  canvas: HTMLElement,
  form: Of,
  values: Partial<AnswersOf<Of>>,
): void {
  const element = canvas.querySelector("form");
  if (!element) throw new Error("There is no form to fill in.");
  const answers = values as Answers;
  for (const field of fieldsOf(form)) {
    const value = answers[field.name];
    if (value === undefined || field.kind === "file") continue;
    setField(form, element, field, value);
    const control = element.querySelector(`[name="${controlName(field)}"]:not([type=hidden])`);
    control?.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
