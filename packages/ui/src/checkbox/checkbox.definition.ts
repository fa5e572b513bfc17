import { defineField } from "../field/field.definition.ts";

export const checkboxDefinition = defineField("Checkbox");
