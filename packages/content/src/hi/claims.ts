export * from "../en/claims.ts";
