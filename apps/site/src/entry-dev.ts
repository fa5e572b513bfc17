import { reportConversions } from "./conversions.ts";
import { start } from "./entry-client.tsx";
import { placeChat } from "./shell/chat-place.ts";

reportConversions();
placeChat();
await start();
