/** Raised for errors that the caller can fix; only its message is shown. */
export class Refused extends Error {}
