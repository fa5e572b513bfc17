import { local } from "@kolam/site/hosts/engines/local";
import { expectFaults } from "./expect-faults.ts";

// The other servers: every-host.slow.test.ts.
expectFaults(local);
