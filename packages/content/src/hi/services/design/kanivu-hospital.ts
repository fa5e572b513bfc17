export * from "../../../en/services/design/kanivu-hospital.ts";
