import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { Invoice } from "../contract/Invoice";
import { makeInvoice, makePending } from "../testing/invoices";
import { CallbackStore } from "./CallbackStore";

const NUMBER = "INV-2026-0418";
const offline = new AppError("offline", "gone");

/** A way back whose host answers with these, one after the other; the last for ever. */
const open = (
  answers: readonly (Invoice | AppError)[],
  { number = NUMBER, known = null }: { readonly number?: string | null; readonly known?: string | null } = {},
) => {
  const announced: string[] = [];
  const left = [...answers];
  const store = new CallbackStore(
    { number },
    {
      announce: (one) => {
        announced.push(one);
        return answers[0] instanceof AppError ? Promise.reject(answers[0]) : Promise.resolve();
      },
      ask: () => {
        const answer = left.length > 1 ? left.shift() : left[0];
        return answer instanceof AppError || !answer ? Promise.reject(answer ?? offline) : Promise.resolve(answer);
      },
      recall: () => known,
      keep: () => undefined,
    },
  );
  return { store, announced, stop: store.start() };
};

describe("the way back from the provider", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("goes where the state says, and nowhere by the address", async () => {
    const paid = open([makeInvoice({ number: NUMBER })]);
    await jest.advanceTimersByTimeAsync(100);
    expect([paid.store.goesTo, paid.announced]).toEqual([
      `/Payment-Status/Success?invoice=${NUMBER}&from=provider`,
      [NUMBER],
    ]);
    const failed = open([makePending({ number: NUMBER, state: "FAILED" })]);
    await jest.advanceTimersByTimeAsync(100);
    expect(failed.store.goesTo).toBe(`/Payment-Status/Error?invoice=${NUMBER}`);
  });

  it("calls a lost connection no failure: it asks again, later and later, and goes on once it is heard", async () => {
    const { store } = open([offline, offline, offline, makeInvoice({ number: NUMBER })]);
    await jest.advanceTimersByTimeAsync(100);
    expect([store.phase, store.goesTo]).toEqual(["lost", null]);
    await jest.advanceTimersByTimeAsync(2_000 + 3_000);
    expect([store.phase, store.goesTo]).toEqual(["lost", null]);
    await jest.advanceTimersByTimeAsync(4_500);
    expect(store.goesTo).toContain("/Payment-Status/Success");
  });

  it("announces a return once: after a reload it only asks", async () => {
    const { store, announced } = open([makeInvoice({ number: NUMBER })], { number: null, known: NUMBER });
    await jest.advanceTimersByTimeAsync(100);
    expect([announced, store.goesTo !== null]).toEqual([[], true]);
  });

  it("says that it knows no such invoice, and asks no more", async () => {
    const { store } = open([new AppError("not-found", "none")]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([store.phase, store.goesTo]).toEqual(["unknown", null]);
  });

  it("asks nobody once the page is left", async () => {
    const { store, stop } = open([offline, makeInvoice({ number: NUMBER })]);
    await jest.advanceTimersByTimeAsync(100);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.goesTo).toBeNull();
  });
});
