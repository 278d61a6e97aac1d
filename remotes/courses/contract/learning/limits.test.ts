import { describe, expect, it } from "@jest/globals";
import * as contracts from "@serambi/kernel/contracts";

import { MAX_NOTE_LENGTH, MAX_POSITION } from "./limits";

describe("the bounds of a learner's progress", () => {
  it("are those of the contract", () => {
    expect({ MAX_NOTE_LENGTH, MAX_POSITION }).toEqual({
      MAX_NOTE_LENGTH: contracts.MAX_NOTE_LENGTH,
      MAX_POSITION: contracts.MAX_POSITION,
    });
  });
});
