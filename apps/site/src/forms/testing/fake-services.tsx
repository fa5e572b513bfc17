import type { Decorator } from "@storybook/react-vite";
import { createContext, type ReactNode, use, useState } from "react";
import { createRoutesStub } from "react-router-dom";
import { fn } from "storybook/test";
import { controlName, fieldsOf, type MailForm } from "../contract/forms.ts";
import type { FormName, FormValues } from "../drafts/form-values.ts";
import { memoryStorage } from "../drafts/memory-storage.ts";
import { setValue } from "../fields/form-controls.ts";
import { type MailServices, MailServicesProvider } from "../sending/mail-services.ts";
import type { Outcome } from "../sending/send.ts";

/** What a story's forms call instead of the browser's alert. */
export const alertSpy = fn().mockName("alert");
/** What a story's forms log instead of writing to the console. */
export const logSpy = fn().mockName("log");
/** What a story's forms send. */
export const sendSpy = fn().mockName("send");
/** What a story's forms copy. */
export const copySpy = fn().mockName("copy");

/** How a story's mail service behaves. */
export interface Fake {
  /** What becomes of every send; one that never ends without it. */
  readonly outcome?: Outcome;
  /** Makes the clipboard refuse. */
  readonly noClipboard?: boolean;
  /** Makes the device keep nothing. */
  readonly noStorage?: boolean;
  /** Prepares what the device has kept from an earlier visit. */
  readonly prepare?: (storage: MailServices["storage"]) => void;
  /** The address of the page. */
  readonly path?: string;
  /** What the route's loader has returned. */
  readonly data?: unknown;
}

function servicesOf({ outcome, noClipboard, noStorage, prepare }: Fake): MailServices {
  const storage = memoryStorage();
  prepare?.(storage);
  return {
    storage: noStorage ? { ...storage, write: () => false } : storage,
    tabStorage: memoryStorage(),
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

function FakeWorld({ fake, children }: { fake: Fake; children: ReactNode }) {
  const [services] = useState(() => servicesOf(fake));
  const [Site] = useState(() => createRoutesStub([{ id: "page", path: "*", Component: InStory }]));
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

/** Puts a story into a world of its own: an address, a mail service, an empty device. */
export function withMail(fake: Fake = {}): Decorator {
  return (Story) => (
    <FakeWorld fake={fake}>
      <Story />
    </FakeWorld>
  );
}

/** Fills a form as typing would, at once. */
export function fillIn<Name extends FormName>(
  canvas: HTMLElement,
  form: MailForm<Name>,
  values: Partial<FormValues[Name]>,
): void {
  const element = canvas.querySelector("form");
  if (!element) throw new Error("There is no form to fill in.");
  const answers = values as Readonly<Record<string, string | readonly string[]>>;
  for (const field of fieldsOf(form)) {
    const value = answers[field.name];
    if (value === undefined || field.kind === "file") continue;
    setValue(form, element, field, value);
    const control = element.querySelector(`[name="${controlName(field)}"]:not([type=hidden])`);
    control?.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
