import { describe, expect, it } from "@jest/globals";
import { isAppError } from "@serambi/kernel/errors";

import { arriving } from "./arriving";
import { StoreOfParts, type PartSnapshots } from "./StoreOfParts";

class Counter {
  constructor(
    readonly step: number,
    private count = 0,
  ) {}

  get isAsked(): boolean {
    return this.count > 0;
  }

  add = (): void => void (this.count += this.step);
  snapshot = (): number => this.count;
}

interface Parts {
  readonly left: Counter;
  readonly right: Counter;
}

const storeOf = (saved?: PartSnapshots<Parts>) => {
  const store = new StoreOfParts<number, Parts>(2, saved);
  const of = (name: keyof Parts): Counter => store.part(name, (step, count) => new Counter(step, count));
  return { store, of };
};

describe("a store of parts", () => {
  it("makes a part once, with what all are made with", () => {
    const { of } = storeOf();
    expect(of("left")).toBe(of("left"));
    expect(of("left").step).toBe(2);
  });

  it("tells only of parts that were asked for", () => {
    const { store, of } = storeOf();
    of("left").add();
    of("right");
    expect(store.snapshot()).toEqual({ left: 2 });
  });

  it("goes on with what travelled, and hands on what nobody has asked for since", () => {
    const { store, of } = storeOf({ left: 4, right: 6 });
    of("left").add();
    expect(store.snapshot()).toEqual({ left: 6, right: 6 });
  });
});

describe("code that comes with its first use", () => {
  it("is what was imported, or says that there is no line", async () => {
    expect(await arriving(Promise.resolve(1))).toBe(1);
    const failure: unknown = await arriving(Promise.reject(new Error("404"))).catch((error: unknown) => error);
    expect(isAppError(failure) && failure.code).toBe("offline");
  });
});
