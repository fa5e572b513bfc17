import { createContext, useContext } from "react";
import { config } from "../../config.ts";
import { type DeviceStorage, sharedStorage, tabStorage } from "../drafts/device-storage.ts";
import type { DeliveryServices } from "./deliver.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { send } from "./send.ts";
import { sentRecord } from "./sent-record.ts";

/** What the forms need from the browser, in one place so that stories and tests can replace it. */
export interface MailServices extends DeliveryServices {
  /** This tab's own storage; all tabs share `storage`. */
  readonly tabStorage: DeviceStorage;
  /** Shows a browser alert when sending fails. */
  readonly alert: (text: string) => void;
  /** Logs for developers why something was not sent. */
  readonly log: (text: string, why: unknown) => void;
  /** Copies text to the clipboard; rejects if that is not allowed. */
  readonly copy: (text: string) => Promise<void>;
}

const browserServices: MailServices = {
  send: (submission, files) => send(config.mail.endpoint, submission, { files }),
  storage: sharedStorage,
  record: sentRecord,
  tabStorage,
  oneAtATime,
  log: (text, why) => console.error(text, why),
  alert: (text) => window.alert(text),
  copy: async (text) => navigator.clipboard.writeText(text),
};

const Context = createContext(browserServices);

/** Replaces the services of the forms inside it. */
export const MailServicesProvider = Context.Provider;

/** The services of the forms. */
export function useMailServices(): MailServices {
  return useContext(Context);
}
