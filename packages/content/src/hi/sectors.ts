// The ids are those of the first language; no page of this one shows them.
export * from "../en/sectors.ts";
