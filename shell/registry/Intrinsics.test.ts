import { afterEach, describe, expect, it } from "@jest/globals";

import { Intrinsics } from "./Intrinsics";

const alter = (object: object, key: PropertyKey, value: unknown): void =>
  void Reflect.defineProperty(object, key, { value, configurable: true, writable: true });

describe("Intrinsics", () => {
  const intrinsics = new Intrinsics();
  afterEach(() => void intrinsics.restore());

  it("finds nothing where nothing was changed", () => {
    expect(intrinsics.restore()).toEqual([]);
  });

  it("puts back what was replaced, added and removed, and names it", () => {
    const { map } = Array.prototype;
    const { parse } = JSON;
    alter(Array.prototype, "map", () => ["poison"]);
    alter(Object.prototype, "poison", true);
    alter(JSON, "parse", () => "poison");
    Reflect.deleteProperty(String.prototype, "trim");
    expect(intrinsics.restore()).toEqual([
      "Array.prototype.map",
      "JSON.parse",
      "String.prototype.trim",
      "Object.prototype.poison",
    ]);
    expect(Array.prototype.map).toBe(map);
    expect(JSON.parse).toBe(parse);
    expect(" a ".trim()).toBe("a");
    expect("poison" in {}).toBe(false);
    expect(Object.keys(Object.getOwnPropertyDescriptors(Array.prototype))).not.toContain("poison");
    expect(intrinsics.restore()).toEqual([]);
  });

  it("puts back getters, and globals that were put in the place of others", () => {
    const { size } = Object.getOwnPropertyDescriptors(Map.prototype);
    Reflect.defineProperty(Map.prototype, "size", { get: () => 7, configurable: true });
    const { Promise: before } = globalThis;
    alter(globalThis, "Promise", () => "poison");
    expect(intrinsics.restore()).toEqual(["Promise", "Map.prototype.size"]);
    expect(Object.getOwnPropertyDescriptors(Map.prototype).size.get).toBe(size.get);
    expect(globalThis.Promise).toBe(before);
  });

  it("works while what it would like to use is poisoned", () => {
    for (const key of ["map", "push", "includes", "forEach", "flatMap", Symbol.iterator])
      alter(Array.prototype, key, () => {
        throw new Error("poison");
      });
    expect(intrinsics.restore()).toHaveLength(6);
    expect([1, 2].map((n) => n + 1)).toEqual([2, 3]);
  });

  it("leaves other globals alone: libraries share things there", () => {
    alter(globalThis, "someLibrary", {});
    expect(intrinsics.restore()).toEqual([]);
    expect(Reflect.deleteProperty(globalThis, "someLibrary")).toBe(true);
  });

  // The last one: it leaves a trace in this file's realm.
  it("says where something cannot be put back any more", () => {
    Error.prepareStackTrace = () => "";
    expect(intrinsics.restore()).toEqual(["Error.prepareStackTrace"]);
    expect(intrinsics.isBeyondRepair).toBe(false);
    Reflect.defineProperty(WeakSet.prototype, "poison", { value: true, configurable: false });
    expect(intrinsics.restore()).toEqual(["WeakSet.prototype.poison"]);
    expect(intrinsics.isBeyondRepair).toBe(true);
  });
});
