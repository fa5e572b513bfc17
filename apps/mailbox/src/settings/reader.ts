import { readFileSync } from "node:fs";
import { parseAddress } from "../submission/address.ts";
import { partsOf } from "../submission/text.ts";
import { english, textIn } from "../words.ts";

/** The variables that a program was started with. */
export type Env = Readonly<Record<string, string | undefined>>;

/** How much may be stored in a day; 0 means any number. */
export type Quota = { messages: number; bytes: number };

/**
 * Shortest password, in characters. A limit of guesses per address does not stop many addresses.
 */
export const minSecretLength = 16;

export const megabyte = 1024 * 1024;

/** Reads single settings from the environment, and collects their errors. */
export class SettingsReader {
  readonly #env: Env;
  /** What is wrong, a sentence each. */
  readonly problems: string[] = [];

  constructor(env: Env) {
    this.#env = env;
  }

  /** A setting without spaces around it; `undefined` if it is empty or not there. */
  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === undefined || value === "" ? undefined : value;
  }

  /** The parts of a setting between commas; none if it is not there. */
  list(name: string): readonly string[] {
    return partsOf(this.text(name) ?? "", ",");
  }

  whole(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return fallback;
  }

  isOn(name: string): boolean {
    return this.whole(name, 0, 0, 1) === 1;
  }

  secret(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && value.length < minSecretLength) {
      // The message leaves the value out, because it is a password.
      this.problems.push(`${name} must have at least ${minSecretLength} characters.`);
    }
    return value;
  }

  quota(name: string, messages: number, megabytes: number): Quota {
    const value = this.text(name) ?? `${messages}/${megabytes}`;
    const [, most = "0", size = "0"] = /^(\d{1,7})\/(\d{1,6})$/.exec(value) ?? [];
    if (value !== "0" && most === "0" && size === "0" && value !== "0/0") {
      this.problems.push(
        `${name} must be messages/megabytes a day, such as ${messages}/${megabytes}, or 0 for no limit, not "${value}".`,
      );
    }
    return { messages: Number(most), bytes: Number(size) * megabyte };
  }

  /** An e-mail address, given in a setting. */
  address(name: string, value: string): string {
    const parsed = parseAddress(value);
    if (parsed.ok && /[^\p{ASCII}]/u.test(parsed.address)) {
      this.problems.push(
        `${name}: "${value}" has letters before the @ that not every mail server takes. Use an address in plain letters.`,
      );
    }
    if (parsed.ok) return parsed.address;
    this.problems.push(
      `${name}: "${value}" is not an e-mail address (${textIn(english, parsed.reason)}).`,
    );
    return value;
  }

  origins(name: string, fallback: readonly string[]): readonly string[] {
    const value = this.text(name);
    if (value === undefined) return fallback;
    return partsOf(value, ",").map((origin) => {
      if (origin === "*" && name === "ALLOWED_ORIGINS") return origin;
      const parsed = URL.parse(origin.replace(/:\*$/, ":1"));
      const plain = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.pathname === "/";
      if (!plain || origin.endsWith("/")) {
        this.problems.push(
          `${name}: "${origin}" is not an origin such as https://www.example.com.`,
        );
      }
      return origin.toLowerCase();
    });
  }

  /**
   * What a JSON file has that a setting names.
   * @param understand may note what is wrong with it
   */
  json<T>(
    name: string,
    path: string,
    understand: (given: Record<string, unknown>) => T,
  ): T | undefined {
    try {
      return understand(JSON.parse(readFileSync(path, "utf8")));
    } catch (error) {
      this.problems.push(`${name} cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }
}
