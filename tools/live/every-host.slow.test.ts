import { engines } from "../../apps/site/hosts/engines/engines.ts";
import { local } from "../../apps/site/hosts/engines/local.ts";
import { expectFaults } from "./expect-faults.ts";

for (const engine of engines) if (engine !== local) expectFaults(engine);
