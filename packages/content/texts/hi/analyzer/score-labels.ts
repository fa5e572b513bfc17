export * from "../../en/analyzer/score-labels.ts";
