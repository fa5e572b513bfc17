import { reportConversions } from "./conversions.ts";
import { start } from "./entry-client.tsx";

reportConversions();
await start();
