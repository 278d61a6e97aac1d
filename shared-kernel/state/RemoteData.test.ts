import { describe, expect, it, jest } from "@jest/globals";
import { autorun } from "mobx";

import { AppError } from "../errors";
import { failed, ready, RemoteData } from "./RemoteData";

/** A load that ends when the test says so. */
const pending = <T>() => {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { load: () => promise, resolve, reject };
};

describe("RemoteData", () => {
  it("starts idle, or with what was saved", () => {
    expect(new RemoteData<string>().state).toEqual({ phase: "idle", status: null, message: "", data: null });
    expect(new RemoteData(ready("saved")).state.data).toBe("saved");
  });

  it("goes through loading to ready, and tells its observers", async () => {
    const data = new RemoteData<string>();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(data.state.phase));
    await expect(data.run(() => Promise.resolve("a"))).resolves.toEqual(ready("a"));
    stop();
    expect(seen).toEqual(["idle", "loading", "ready"]);
  });

  it("keeps the old data visible while a reload runs", async () => {
    const data = new RemoteData(ready("old"));
    const { load, resolve } = pending<string>();
    const run = data.run(load);
    expect(data.state).toMatchObject({ phase: "loading", data: "old" });
    resolve("new");
    await run;
    expect(data.state).toEqual(ready("new"));
  });

  it("keeps the old data when a reload fails", async () => {
    const data = new RemoteData(ready("old"));
    const ended = await data.run(() => Promise.reject(new AppError("offline", "No connection")));
    expect(ended).toEqual({ phase: "failed", status: false, message: "No connection", data: "old" });
    expect(data.state).toEqual(ended);
  });

  it("shows for 200 ms at least that it tries again, whatever comes of it (specification section 9)", async () => {
    jest.useFakeTimers();
    try {
      const failure = new AppError("offline", "No connection");
      const data = new RemoteData(failed<string>("No connection"));
      const again = data.run(() => Promise.reject(failure));
      await jest.advanceTimersByTimeAsync(199);
      expect(data.state.phase).toBe("loading");
      await jest.advanceTimersByTimeAsync(1);
      expect((await again).phase).toBe("failed");

      const third = data.run(() => Promise.resolve("new"));
      await jest.advanceTimersByTimeAsync(199);
      expect(data.state.phase).toBe("loading");
      await jest.advanceTimersByTimeAsync(1);
      expect(await third).toEqual(ready("new"));
    } finally {
      jest.useRealTimers();
    }
  });

  it("waits for nothing where what there is stays on the page meanwhile", async () => {
    jest.useFakeTimers();
    try {
      const data = new RemoteData(failed<string>("No connection", "old"));
      expect(await data.run(() => Promise.resolve("new"))).toEqual(ready("new"));
      expect(await data.run(() => Promise.resolve("newer"))).toEqual(ready("newer"));
    } finally {
      jest.useRealTimers();
    }
  });

  it("drops an answer that a later call has overtaken", async () => {
    const data = new RemoteData<string>();
    const [slow, quick] = [pending<string>(), pending<string>()];
    const runs = [data.run(slow.load), data.run(quick.load)];
    quick.resolve("later call");
    await runs[1];
    slow.resolve("earlier call");
    await expect(runs[0]).resolves.toEqual(ready("earlier call"));
    expect(data.state).toEqual(ready("later call"));
  });

  it("drops a failure that a later call has overtaken", async () => {
    const data = new RemoteData<string>();
    const slow = pending<string>();
    const run = data.run(slow.load);
    await data.run(() => Promise.resolve("later call"));
    slow.reject(new AppError("timeout", "Too late"));
    await run;
    expect(data.state).toEqual(ready("later call"));
  });

  it("records a bug and rethrows it: it must not look like a failed fetch", async () => {
    const data = new RemoteData<string>();
    await expect(data.run(() => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow(TypeError);
    expect(data.state).toMatchObject({ phase: "failed", message: "x is undefined" });
  });

  it("comes through JSON unchanged", async () => {
    const data = new RemoteData<{ readonly names: readonly string[] }>();
    await data.run(() => Promise.resolve({ names: ["a"] }));
    expect(JSON.parse(JSON.stringify(data.state))).toEqual(data.state);
  });
});
