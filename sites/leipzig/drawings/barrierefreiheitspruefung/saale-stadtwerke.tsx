import { BarList } from "@kolam/ui/bar-list";
import { DeviceFrame } from "@kolam/ui/device-frame";
import { saaleStadtwerke } from "@site/words/services/barrierefreiheitspruefung/saale-stadtwerke";

/** Die Zahl vorher und nachher. */
export function SaaleStadtwerke() {
  const { label, title, bars } = saaleStadtwerke;
  return (
    <DeviceFrame device="browser" label={label} title={title}>
      <BarList bars={bars} />
    </DeviceFrame>
  );
}
