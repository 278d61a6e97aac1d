import type { Sheet } from "@serambi/kernel/server";
import { fakeTenant } from "@serambi/kernel/testing";

import { layout } from "../../../../client/layouts/main/layout";
import { sheetFace, type SheetFace } from "../SheetFace";

/** A4 across. */
const SHEET = { width: 841.89, height: 595.28 };
const LEFT = 214;
const WIDTH = SHEET.width - LEFT - 46;

const large = [58, 48, 40, 34, 28, 22, 18].map((size, at) => ({ size, lines: 1 + Math.floor(at / 2) }));
const middling = [30, 25, 21, 17, 14].map((size, at) => ({ size, lines: 2 + Math.floor(at / 2) }));
const plain = [{ size: 13, lines: 2 }];

/** What stands on a sheet of the tests. */
interface SampleWords {
  readonly name?: string;
  readonly instead?: string;
  readonly subject?: string;
}

/** A sheet with cloth, logo, a column in the middle, one at its right, a rule and a code. */
export const sampleSheet = ({
  name = "Laras Wiryodiharjo",
  instead = "pemegang kode 7KQ2",
  subject = "Python untuk Catatan Bengkel",
}: SampleWords = {}): Sheet => ({
  ...SHEET,
  cloth: { seed: "bengkel", x: 0, y: 0, width: 168, height: SHEET.height },
  logo: { x: LEFT, y: 34, width: 150, height: 34 },
  columns: [
    {
      place: { x: LEFT, y: 104, width: WIDTH, height: 348 },
      texts: [
        { text: "Piagam", voice: "heading", role: "H1", sizes: [{ size: 20, lines: 1 }] },
        { text: "Dengan ini dinyatakan bahwa", voice: "plain", role: "P", sizes: plain, tone: "soft", gap: 14 },
        { text: name, instead, voice: "heading", role: "H2", sizes: large, gap: 12 },
        { text: subject, voice: "heading", role: "H2", sizes: middling, gap: 14 },
      ],
    },
    {
      place: { x: LEFT + 300, y: 46, width: 200 },
      texts: [{ text: "Cabang Semarang", voice: "plain", role: "P", sizes: plain }],
      isBesideLogo: true,
    },
    {
      place: { x: LEFT, y: 470, width: 200 },
      texts: [{ text: "21 November 2026", voice: "bold", role: "P", sizes: [{ size: 12, lines: 1 }] }],
    },
    {
      place: { x: LEFT + 220, y: 470, width: 200, align: "right" },
      texts: [{ text: "Semarang", voice: "plain", role: "P", sizes: [{ size: 12, lines: 1 }] }],
    },
  ],
  rules: [{ x: LEFT, y: 452, width: WIDTH }],
  codes: [{ text: "https://melati.example/Piagam/7KQ2", x: SHEET.width - 134, y: 470, side: 88 }],
});

/** A sheet in the look of a site. */
export const sampleFace = (words: SampleWords = {}, tenant = fakeTenant(), logo: string | null = null): SheetFace =>
  sheetFace(tenant, layout, sampleSheet(words), logo);
