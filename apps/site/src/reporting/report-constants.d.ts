/**
 * Where pages report what their visitors meet, or `""` if nobody asked for it. The build inserts
 * the value, so that code behind a check for it is left out.
 */
declare const __REPORTS__: string;
