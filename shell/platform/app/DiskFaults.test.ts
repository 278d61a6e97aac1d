import { expect, it } from "@jest/globals";

import { DiskFaults } from "./DiskFaults";

it("says once a minute that the disk is full, however many requests fail by it, and everything else each time", () => {
  let now = 0;
  const faults = new DiskFaults(() => now);
  const full = new Error("Failed query", {
    cause: new Error('could not extend file "base/5": No space left on device'),
  });
  const said = () => faults.note(full)?.isSaid;
  expect([said(), said(), faults.note(new Error("Failed query")), said()]).toEqual([true, false, null, false]);
  now = 60_000;
  expect(faults.note(full)).toEqual({
    isSaid: true,
    unsaid: 2,
    reason: 'Error: could not extend file "base/5": No space left on device',
  });
});
