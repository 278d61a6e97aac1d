import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { PesilatReader } from "../../contract/pesilat/PesilatReader";
import { samplePesilatClass } from "../../testing/pesilat/samplePesilat";
import { PesilatStore, type PesilatSnapshot } from "./PesilatStore";

const MINUTE_MS = 60_000;

interface Setup {
  readonly programme?: PesilatReader["programme"];
  readonly saved?: PesilatSnapshot;
}

const setUp = ({ programme = async () => ({ classes: [samplePesilatClass()] }), saved }: Setup = {}) => {
  const asked: string[] = [];
  let nowMs = 0;
  const reader: PesilatReader = {
    programme: (search) => {
      asked.push(search);
      return programme(search);
    },
  };
  const deps = { reader: async () => reader, now: () => new Date(nowMs), search: "silat" };
  const wait = (ms: number): void => void (nowMs += ms);
  return { store: new PesilatStore(deps, saved), asked, wait };
};

describe("PesilatStore", () => {
  it("brings the classes once a minute", async () => {
    const { store, asked, wait } = setUp();
    await store.show();
    wait(MINUTE_MS);
    await store.show();
    expect(asked).toEqual(["silat"]);
    wait(1);
    await store.show();
    expect(asked).toHaveLength(2);
  });

  it("comes back from its snapshot without asking", async () => {
    const first = setUp();
    await first.store.show();
    const { store, asked } = setUp({ saved: first.store.snapshot() });
    await store.show();
    expect(asked).toEqual([]);
    expect(store.programme.state.data?.classes).toHaveLength(1);
  });

  it("asks again after a failure, and keeps the old classes meanwhile", async () => {
    let isDown = false;
    const { store, wait } = setUp({
      programme: async () => {
        if (isDown) throw new AppError("timeout", "late");
        return { classes: [samplePesilatClass()] };
      },
    });
    await store.show();
    isDown = true;
    wait(MINUTE_MS + 1);
    await store.show();
    expect(store.programme.state).toMatchObject({ phase: "failed", data: { classes: [{ code: "PS-01" }] } });
    isDown = false;
    await store.show();
    expect(store.programme.state.phase).toBe("ready");
  });
});
