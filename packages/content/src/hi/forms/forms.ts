export * from "../../en/forms/forms.ts";
