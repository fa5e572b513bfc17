import { createContext, useContext } from "react";
import { config } from "../../config.ts";
import { type DeviceStorage, sharedStorage, tabStorage } from "../drafts/device-storage.ts";
import type { DeliveryServices } from "./deliver.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { send } from "./send.ts";

/** What the forms need of the world, in one place so that a story or a test can stand in for it. */
export interface MailServices extends DeliveryServices {
  /** What this tab keeps besides `storage`, which all tabs share. */
  readonly tabStorage: DeviceStorage;
  /** Interrupts with a message, as the specification asks of a failed send. */
  readonly alert: (text: string) => void;
  /** Notes for developers why something was not sent. */
  readonly log: (text: string, why: unknown) => void;
  /** Puts text on the clipboard; rejects where that is not allowed. */
  readonly copy: (text: string) => Promise<void>;
}

const ofBrowser: MailServices = {
  send: (submission) => send(config.mail.endpoint, submission),
  storage: sharedStorage,
  tabStorage,
  oneAtATime,
  log: (text, why) => console.error(text, why),
  alert: (text) => window.alert(text),
  copy: async (text) => navigator.clipboard.writeText(text),
};

const Context = createContext(ofBrowser);

/** Replaces what the forms inside need of the world. */
export const MailServicesProvider = Context.Provider;

/** What the forms need of the world. */
export function useMailServices(): MailServices {
  return useContext(Context);
}
