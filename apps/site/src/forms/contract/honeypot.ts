/** The mail service's name for the field that only robots fill in. */
export const honeypotName = "botcheck";
