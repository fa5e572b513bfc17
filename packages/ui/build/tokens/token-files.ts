import { kitTokens } from "./kit-tokens.ts";
import { cssFile, followingFile } from "./tokens-css.ts";
import { dtcgFile } from "./tokens-dtcg.ts";
import { typescriptFile } from "./tokens-typescript.ts";

/** What is generated from the token files, by path in the kit. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const tokens = kitTokens();
  return {
    "src/tokens/tokens.generated.css": cssFile(tokens),
    "src/tokens/following.generated.css": followingFile(),
    "src/tokens/tokens.generated.ts": typescriptFile(tokens),
    "src/tokens/tokens.generated.json": dtcgFile(tokens),
  };
}
