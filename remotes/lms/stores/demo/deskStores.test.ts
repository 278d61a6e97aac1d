import { describe, expect, it } from "@jest/globals";

import { CertificateDemo, PaymentsDemo, ReportDemo } from "../../contract/demo/schoolDemos";
import { memoryKept } from "../../testing/demo/memoryKept";
import { sampleDemos } from "../../testing/demo/sampleDemos";
import { CertificateStore } from "./CertificateStore";
import { checkNumberOf, isWhole } from "./checkNumber";
import { PaymentsStore } from "./PaymentsStore";
import { ReportStore } from "./ReportStore";

describe("invoices", () => {
  const open = () => new PaymentsStore(PaymentsDemo.parse(sampleDemos.payments), memoryKept());

  it("are told as paid by those who pay, and marked and opened again by the office alone", () => {
    const store = open();
    const [own, other] = store.demo.invoices;
    if (!own || !other) throw new Error("The sample has invoices");
    store.mark(own, true);
    store.tell(own);
    expect(store.stateOf(own)).toBe("open");
    store.state.setRole("parent");
    store.tell(own);
    store.tell(other);
    store.mark(own, true);
    expect([store.stateOf(own), store.stateOf(other)]).toEqual(["told", "open"]);
    store.state.setRole("admin");
    store.mark(own, true);
    expect(store.stateOf(own)).toBe("paid");
    store.mark(own, false);
    expect(store.stateOf(own)).toBe("open");
  });

  it("are late on the day after, and add up to what each one sees", () => {
    const store = open();
    store.state.setRole("admin");
    expect(store.sums).toEqual({ billed: 300_000, paid: 50_000, open: 250_000, lateCount: 1 });
    store.state.setRole("parent");
    expect(store.sums).toEqual({ billed: 150_000, paid: 0, open: 150_000, lateCount: 1 });
    // One that is being checked is not held against anybody.
    const late = store.invoices.find((one) => store.isLate(one));
    if (!late) throw new Error("The sample has a late invoice");
    store.tell(late);
    expect(store.sums.lateCount).toBe(0);
    store.state.setRole("teacher");
    expect([store.seesAmounts, store.invoices.length]).toEqual([false, 3]);
  });
});

describe("a certificate", () => {
  const open = () => new CertificateStore(CertificateDemo.parse(sampleDemos.certificate), memoryKept());

  it("is issued by the office once nothing is missing, and can be revoked", () => {
    const store = open();
    store.state.setRole("admin");
    store.issue();
    expect(store.step).toBe("none");
    store.note("jam", 2);
    store.state.setRole("teacher");
    store.note("jam", 2);
    store.issue();
    expect([store.isReady, store.step, store.check(store.number)]).toEqual([true, "none", "unknown"]);
    store.state.setRole("admin");
    store.issue();
    expect(store.check(` ${store.number.toLowerCase()} `)).toBe("valid");
    store.revoke();
    expect(store.check(store.number)).toBe("revoked");
  });

  it("has a number that tells each single mistyped digit and each exchanged pair", () => {
    const number = `BHR-2026-118-${checkNumberOf("BHR-2026-118")}`;
    expect(isWhole(number)).toBe(true);
    for (const [at, sign] of number.split("").entries()) {
      if (!/\d/.test(sign)) continue;
      const wrong = `${number.slice(0, at)}${(Number(sign) + 1) % 10}${number.slice(at + 1)}`;
      expect([wrong, isWhole(wrong)]).toEqual([wrong, false]);
    }
    expect(isWhole(number.replace("2026", "2062"))).toBe(false);
  });
});

describe("a report card", () => {
  const open = () => new ReportStore(ReportDemo.parse(sampleDemos.report), memoryKept());

  it("has a mean to one decimal, words by limits, and names what is below", () => {
    const store = open();
    expect([store.mean, store.wordOf(80), store.wordOf(79.9), store.below]).toEqual([
      77.3,
      "Baik",
      "Cukup",
      ["Matematika"],
    ]);
    expect([store.mark("matematika", "70,5"), store.mark("matematika", ""), store.mean]).toEqual([true, false, 80.3]);
  });

  it("goes from the teacher to the head to those at home, who see it once it is signed", () => {
    const store = open();
    store.sign();
    store.handOver();
    expect([store.step, store.mark("matematika", "90")]).toEqual(["ready", false]);
    store.state.setRole("parent");
    store.receive();
    expect([store.maySee, store.step]).toEqual([false, "ready"]);
    store.state.setRole("admin");
    store.sign();
    store.state.setRole("parent");
    expect(store.maySee).toBe(true);
    store.receive();
    expect(store.step).toBe("received");
  });

  it("counts how often it was opened again after a signature, and not before one", () => {
    const store = open();
    store.handOver();
    store.state.setRole("admin");
    store.reopen();
    expect([store.step, store.state.changes.reopened]).toEqual(["draft", 0]);
    store.state.setRole("teacher");
    store.handOver();
    store.state.setRole("admin");
    store.sign();
    store.reopen();
    expect(store.state.changes.reopened).toBe(1);
  });
});
