import { auwaldPraxis } from "@kolam/content/services/suchmaschinenoptimierung/auwald-praxis";
import { BarList } from "@kolam/ui/bar-list";
import { DeviceFrame } from "@kolam/ui/device-frame";

/** Die Zahl vorher und nachher. */
export function AuwaldPraxis() {
  const { label, title, bars } = auwaldPraxis;
  return (
    <DeviceFrame device="browser" label={label} title={title}>
      <BarList bars={bars} />
    </DeviceFrame>
  );
}
