export * from "../../en/forms/captcha.ts";
