import { local } from "../../apps/site/hosts/engines/local.ts";
import { expectFaults } from "./expect-faults.ts";

// The other servers: every-host.slow.test.ts.
expectFaults(local);
