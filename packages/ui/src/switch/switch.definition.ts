import { defineField } from "../field/field.definition.ts";

export const switchDefinition = defineField("Switch");
