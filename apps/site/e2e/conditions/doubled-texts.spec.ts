import { test } from "../support/fixtures.ts";
import { testRoom, withQuestion } from "../support/room-tests.ts";

test.use({ lengths: "doubled", builtWith: withQuestion });

testRoom("doubled");
