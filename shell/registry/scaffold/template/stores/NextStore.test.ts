import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { NextClass } from "../contract/NextReader";
import { NextStore } from "./NextStore";

const soon: NextClass = {
  slug: "peta-laut",
  name: "Menggambar Peta Laut",
  description: "Dari garis pantai ke garis dalam.",
  startsOn: "2027-01-18",
  lengthMinutes: 90,
};

const storeOf = (nextClasses: (limit: number) => Promise<readonly NextClass[]>) =>
  new NextStore({ reader: () => Promise.resolve({ nextClasses }) });

describe("NextStore", () => {
  it("asks for a page of twelve, and for as many as a slot wants", async () => {
    const limits: number[] = [];
    const store = storeOf((limit) => {
      limits.push(limit);
      return Promise.resolve([soon]);
    });
    await store.load();
    await store.read(3);
    expect(limits).toEqual([12, 3]);
    expect(store.classes.state.data).toEqual([soon]);
  });

  it("keeps the old list when a reload fails", async () => {
    let isDown = false;
    const store = storeOf(() =>
      isDown ? Promise.reject(new AppError("unavailable", "Down")) : Promise.resolve([soon]),
    );
    await store.load();
    isDown = true;
    expect(await store.load()).toMatchObject({ phase: "failed", data: [soon] });
  });
});
