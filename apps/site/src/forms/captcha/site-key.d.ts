/**
 * The site key of hCaptcha, or `""` if none is configured. The build inserts the value, so that
 * code behind a check for it is left out of a site without a captcha.
 */
declare const __CAPTCHA_SITE_KEY__: string;
