import type { SettingsReader } from "./reader.ts";

/** The services that check captchas: the form field with their token, and where it is checked. */
const services = [
  {
    name: "hCaptcha",
    field: "h-captcha-response",
    setting: "HCAPTCHA",
    url: "https://api.hcaptcha.com/siteverify",
  },
  {
    name: "Turnstile",
    field: "cf-turnstile-response",
    setting: "TURNSTILE",
    url: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  },
];

/** A service that checks captchas, if its secret is set. */
export type CaptchaConfig = Omit<(typeof services)[number], "setting"> & { secret: string };

/** The services whose secrets are set. */
export function readCaptchas(reader: SettingsReader): readonly CaptchaConfig[] {
  return services.flatMap(({ name, field, setting, url }) => {
    const secret = reader.text(`${setting}_SECRET`);
    const address = reader.text(`${setting}_VERIFY_URL`) ?? url;
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? "")) {
      reader.problems.push(`${setting}_VERIFY_URL must be a URL such as ${url}.`);
    }
    return secret === undefined ? [] : [{ name, field, secret, url: address }];
  });
}
