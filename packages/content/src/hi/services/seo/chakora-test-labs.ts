export * from "../../../en/services/seo/chakora-test-labs.ts";
