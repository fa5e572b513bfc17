import { besidePage } from "./writing/beside.ts";

// In the frame beside its text, the page is only shown.
if (window.name !== besidePage) void import("./start.tsx");
