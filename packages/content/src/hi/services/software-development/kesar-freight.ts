export * from "../../../en/services/software-development/kesar-freight.ts";
