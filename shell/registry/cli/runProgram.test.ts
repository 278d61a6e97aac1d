import { expect, it } from "@jest/globals";

import { runProgram } from "./runProgram";

it("says in words that the disk takes no writes, and how to go on", async () => {
  let told = "";
  const code = await runProgram(
    [
      (program) =>
        void program.command("ship").action(() => {
          throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
        }),
    ],
    ["ship"],
    (line) => (told += line),
  );
  expect(code).toBe(1);
  expect(told).toMatch(
    /^serambi: The disk takes no writes.*run this again \(ENOSPC: no space left on device, write\)\n$/,
  );
});
