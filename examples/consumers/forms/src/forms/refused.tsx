import { CheckboxGroup } from "@kolam/ui/checkbox-group";
import { RadioGroup } from "@kolam/ui/radio-group";
import { useForm } from "react-hook-form";

/**
 * What must not compile, since the choice would be lost: `register()` of React Hook Form is for one
 * input.
 */
export function Refused() {
  const { register } = useForm({ defaultValues: { plan: "Pro", parts: ["Web"] } });
  return (
    <form>
      {/* @ts-expect-error -- a Controller does it */}
      <RadioGroup label="Plan" options={["Free", "Pro"]} {...register("plan")} />
      {/* @ts-expect-error -- a Controller does it */}
      <CheckboxGroup label="Parts" options={["Web", "Shop"]} {...register("parts")} />
    </form>
  );
}
