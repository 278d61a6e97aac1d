import { expect, it } from "@jest/globals";

import { LoopPace } from "./LoopPace";

it("has a loop be idle for as long as it was at work, and asks nothing of a thread that was started again", () => {
  let times = { active: 1_000, idle: 1_000 };
  const pace = new LoopPace(1, () => times);
  pace.begin();
  times = { active: 1_040, idle: 1_010 };
  expect(pace.missingMs).toBe(30);
  times = { active: 2, idle: 1 };
  expect(pace.missingMs).toBe(0);
});
