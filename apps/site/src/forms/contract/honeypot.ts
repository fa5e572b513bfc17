/** The mail service's name for the field that only bots fill in. */
export const honeypotName = "botcheck";
