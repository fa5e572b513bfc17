import { engines } from "@kolam/site/hosts/engines/engines";
import { local } from "@kolam/site/hosts/engines/local";
import { expectFaults } from "./expect-faults.ts";

for (const engine of engines) if (engine !== local) expectFaults(engine);
