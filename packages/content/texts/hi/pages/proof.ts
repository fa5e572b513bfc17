export * from "../../en/pages/proof.ts";
