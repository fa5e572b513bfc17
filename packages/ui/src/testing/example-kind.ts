const kinds: Readonly<Record<string, "do" | "dont">> = { Do: "do", Dont: "dont" };

/** Whether the story of this export is an example of what to do, or of what not. */
export const exampleKind = (exported = ""): "do" | "dont" | undefined => kinds[exported];
