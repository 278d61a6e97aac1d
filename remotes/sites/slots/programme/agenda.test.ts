import { describe, expect, it } from "@jest/globals";

import { chosenOf, hasClash, sharedIn, sharingFragment } from "./agenda";
import type { ProgrammeProps } from "./schema";

const session = (title: string) => ({ title, by: "Sari Wulandari" });
const days: ProgrammeProps["days"] = [
  {
    number: "5",
    name: "Jumat",
    theme: "Membuka",
    caption: "Jumat",
    rows: [{ hour: "15.00", sessions: [session("Gerbang dibuka")] }],
  },
  {
    number: "6",
    name: "Sabtu",
    theme: "Mencoba",
    caption: "Sabtu",
    rows: [
      { hour: "09.30", sessions: [session("Anyaman"), session("Radio")] },
      { hour: "11.00", sessions: [session("Peta"), session("Canting")] },
    ],
  },
];

describe("an agenda", () => {
  it("has its sessions in the order of time, and none that the programme has not", () => {
    const chosen = chosenOf(days, ["6-1100-1", "5-1500-1", "9-0000-1", "6-0930-3"]);
    expect(chosen.map(({ title }) => title)).toEqual(["Gerbang dibuka", "Peta"]);
  });

  it("says which of them begin in the same hour", () => {
    const chosen = chosenOf(days, ["6-0930-1", "6-0930-2", "6-1100-2"]);
    expect(chosen.map((one) => hasClash(one, chosen))).toEqual([true, true, false]);
  });

  it("is shared in an address, which says nothing else", () => {
    expect(sharedIn(sharingFragment(["6-0930-1", "5-1500-1"]))).toEqual(["6-0930-1", "5-1500-1"]);
    for (const other of ["", "#acara", "#agenda=", "#agenda=<b>", `#agenda=${"1".repeat(500)}`])
      expect(sharedIn(other)).toBeNull();
  });
});
