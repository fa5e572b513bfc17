import { defineField } from "../field/field.definition.ts";

export const radioGroupDefinition = defineField("RadioGroup");
