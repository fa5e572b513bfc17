import { defineField } from "../field/field.definition.ts";

export const textAreaDefinition = defineField("TextArea");
