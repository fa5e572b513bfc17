export * from "../../../en/services/web-development/sadaphuli-college.ts";
