import { defineField } from "../field/field.definition.ts";

export const searchFieldDefinition = defineField("SearchField");
