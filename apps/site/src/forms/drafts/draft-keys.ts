import type { FormName } from "./form-values.ts";

/** Where a form's draft is kept on the device. */
export const draftKey = (form: FormName) => `kolam:draft:${form}`;
