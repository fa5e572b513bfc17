/** Name of the field that only robots fill; the mail service's own. */
export const honeypotName = "botcheck";
