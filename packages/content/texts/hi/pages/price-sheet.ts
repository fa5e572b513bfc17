export * from "../../en/pages/price-sheet.ts";
