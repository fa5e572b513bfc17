import { defineField } from "../field/field.definition.ts";

/** The native input types for a line of text. */
export const textFieldTypes = [
  "text",
  "email",
  "tel",
  "url",
  "number",
  "password",
  "date",
] as const;

export const textFieldDefinition = defineField("TextField");
