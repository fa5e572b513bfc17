import { defineField } from "../field/field.definition.ts";

export const selectDefinition = defineField("Select");
