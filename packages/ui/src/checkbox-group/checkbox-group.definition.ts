import { defineField } from "../field/field.definition.ts";

export const checkboxGroupDefinition = defineField("CheckboxGroup");
