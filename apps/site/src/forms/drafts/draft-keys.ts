import { layered, sharedStorage, tabStorage } from "./device-storage.ts";
import type { FormName } from "./form-values.ts";

/** Where a form's draft is kept on the device. */
export const draftKey = (form: FormName) => `kolam:draft:${form}`;

/** Whether something typed into a form is kept on the device, sent or not. */
export function hasDraft(form: FormName): boolean {
  return layered(tabStorage, sharedStorage).read(draftKey(form)) !== undefined;
}
