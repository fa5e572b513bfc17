import { defineField } from "../field/field.definition.ts";

export const fileFieldDefinition = defineField("FileField");
