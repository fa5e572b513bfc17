import { reportConversions } from "./conversions.ts";
import { start } from "./entry-client.tsx";
import { onIdle } from "./on-idle.ts";

reportConversions();
await start();
onIdle();
