/** Writes the lists of the test site, which the types of the machine are checked with. */
import "./choose-test-site.ts";
import { setup } from "../build/vitest-setup.ts";

setup();
