/**
 * The public key of the check against robots; `""` where none is configured. The build writes it where
 * it stands, so whatever asks for it first is left out of a site without a captcha.
 */
declare const __CAPTCHA_SITE_KEY__: string;
