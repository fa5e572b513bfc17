/**
 * The endpoint that fetches pages by URL, or `""` if there is none. The build inserts the value, so
 * that code behind a check for it is removed from a site that audits only pasted HTML.
 */
declare const __AUDIT_ENDPOINT__: string;
