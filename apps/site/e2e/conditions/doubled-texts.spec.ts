import { test } from "../support/fixtures.ts";
import { withLengths } from "../support/long-words.ts";
import { testRoom, withQuestion } from "../support/room-tests.ts";

test.use({ change: withLengths("doubled"), builtWith: withQuestion });

testRoom("doubled");
