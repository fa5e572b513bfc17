export * from "../../en/forms/budgets.ts";
