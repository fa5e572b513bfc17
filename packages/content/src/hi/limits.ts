import { promisedLimits as first } from "../en/limits.ts";

export const promisedLimits = {
  paint: { ...first.paint, what: "सबसे बड़ा हिस्सा दिखने में", limit: `${first.paint.most} सेकंड` },
  shift: { ...first.shift, what: "पेज का खिसकना" },
  tap: { ...first.tap, what: "दबाने का जवाब", limit: `${first.tap.most} ms` },
  weight: { ...first.weight, what: "फ़ोटो के बिना पेज का वज़न", limit: `${first.weight.most} KB` },
  errors: { ...first.errors, what: "सुगमता की गलतियाँ" },
} as const satisfies Record<string, { what: string; limit: string; most: number }>;
