/**
 * Where pages are fetched by their address, or `""` if they are not. The build inserts the value, so
 * that code behind a check for it is left out of a site that audits only what is pasted.
 */
declare const __AUDIT_ENDPOINT__: string;
