import { type EmbedServiceId, embedServices } from "@kolam/content/model/media/embed-services";
import { Checkbox } from "@kolam/ui/checkbox";
import { embedWords } from "@site/texts/media";
import { useAlways } from "./use-always.ts";

function Choice({ id }: { id: EmbedServiceId }) {
  const [always, setAlways] = useAlways(id);
  return (
    <Checkbox
      label={embedWords.always(embedServices[id])}
      checked={always}
      onChange={({ currentTarget }) => setAlways(currentTarget.checked)}
    />
  );
}

/** Lets visitors change for which services they see frames without being asked. */
export function RememberedServices({ services }: { services: readonly EmbedServiceId[] }) {
  return services.map((id) => <Choice key={id} id={id} />);
}
