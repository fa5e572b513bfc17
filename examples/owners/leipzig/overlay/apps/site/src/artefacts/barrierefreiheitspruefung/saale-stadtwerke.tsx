import { saaleStadtwerke } from "@kolam/content/services/barrierefreiheitspruefung/saale-stadtwerke";
import { BarList } from "@kolam/ui/bar-list";
import { DeviceFrame } from "@kolam/ui/device-frame";

/** Die Zahl vorher und nachher. */
export function SaaleStadtwerke() {
  const { label, title, bars } = saaleStadtwerke;
  return (
    <DeviceFrame device="browser" label={label} title={title}>
      <BarList bars={bars} />
    </DeviceFrame>
  );
}
