import { defineField } from "../field/field.definition.ts";

/** The native types that are a line of text. */
export const textFieldTypes = ["text", "email", "tel", "url", "number", "password"] as const;

export const textFieldDefinition = defineField("TextField");
