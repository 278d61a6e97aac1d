import { expect, it } from "@jest/globals";

import { givenSocket } from "./givenSocket";

it("takes the first socket that is for this process", () => {
  expect(givenSocket({ LISTEN_FDS: "1" }, 10)).toBe(3);
  expect(givenSocket({ LISTEN_FDS: "2", LISTEN_PID: "10" }, 10)).toBe(3);
  expect(givenSocket({ LISTEN_FDS: "1", LISTEN_PID: "9" }, 10)).toBeUndefined();
  expect(givenSocket({ LISTEN_FDS: "0" }, 10)).toBeUndefined();
  expect(givenSocket({}, 10)).toBeUndefined();
});
