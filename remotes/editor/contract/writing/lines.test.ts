import { expect, it } from "@jest/globals";

import { readChapters, readProgramme, readTranscript, writeChapters, writeProgramme, writeTranscript } from "./lines";
import { fromLocal, toLocal, zoneOf } from "./zones";

const wita = zoneOf("Asia/Makassar");
const START = "2026-12-10T01:00:00.000Z";

it("reads a clock in its own zone, and writes it back", () => {
  expect(fromLocal("2026-11-25T06:00", zoneOf("Asia/Jakarta"))).toBe("2026-11-24T23:00:00.000Z");
  expect(toLocal("2026-11-24T23:00:00.000Z", wita)).toBe("2026-11-25T07:00");
  expect([fromLocal("besok", wita), toLocal("", wita), toLocal(null, wita)]).toEqual(["", "", ""]);
});

it("reads a programme line by line, on the day of the start or another one", () => {
  const text = "09.00 Pembukaan\n\n2026-12-11 14:30 Penutupan";
  const { items, wrong } = readProgramme(`${text}\nnanti saja`, START, wita);
  expect(items).toEqual([
    { startsAt: "2026-12-10T01:00:00.000Z", title: "Pembukaan" },
    { startsAt: "2026-12-11T06:30:00.000Z", title: "Penutupan" },
  ]);
  expect(wrong).toEqual([4]);
  expect(writeProgramme(items, START, wita)).toBe("09.00 Pembukaan\n2026-12-11 14.30 Penutupan");
});

it("reads chapters and what is said, and writes them back", () => {
  const chapters = readChapters("0:00 Awal\n61:05 Akhir\ntanpa jam");
  expect(chapters).toEqual({
    items: [
      { title: "Awal", from: 0 },
      { title: "Akhir", from: 3665 },
    ],
    wrong: [3],
  });
  expect(writeChapters(chapters.items)).toBe("0:00 Awal\n61:05 Akhir");
  const said = readTranscript("0:00.2 Sari: Halo.\n0:02 Budi: Ya: baik.", 9.5);
  expect(said.items).toEqual([
    { speaker: "Sari", text: "Halo.", from: 0.2, to: 2 },
    { speaker: "Budi", text: "Ya: baik.", from: 2, to: 9.5 },
  ]);
  expect(writeTranscript(said.items)).toBe("0:00.2 Sari: Halo.\n0:02 Budi: Ya: baik.");
});
