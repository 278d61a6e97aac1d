import { formatDate, formatNumber, formatRupiah } from "@serambi/kernel/i18n";
import type { PageContext } from "@serambi/kernel/remote";
import type { Sheet, SheetText } from "@serambi/kernel/server";

import { methodText } from "../contract/methodText";
import { receiptLines } from "../contract/receiptLines";
import type { Invoice } from "../contract/Invoice";
import { receiptPath } from "../contract/paths";
import { terbilang } from "../contract/terbilang";
import type { Messages } from "../messages/id";

/** A4 upright, in points. */
const PAPER = { width: 595.28, height: 841.89 } as const;
const MARGIN = 56;
const RIGHT = PAPER.width - MARGIN;
const COLUMN = RIGHT - MARGIN;
const CLOTH = 32;
const GAP = 18;
const PARTY = (COLUMN - 2 * GAP) / 3;
const PARTIES_TOP = 286;
const TABLE_TOP = 398;
const ROW = 38;
/** Sums stand in a column of their own. */
const SUM = 150;
const CODE_SIDE = 70;
const FOOT_TOP = 716;

type Column = Sheet["columns"][number];
type Sizes = SheetText["sizes"];

const HEADING: Sizes = [
  { size: 40, lines: 2 },
  { size: 32, lines: 2 },
  { size: 26, lines: 3 },
];
const LEAD: Sizes = [
  { size: 12.5, lines: 2 },
  { size: 11, lines: 3 },
];
const SMALL: Sizes = [{ size: 9.5, lines: 2 }];
const LINE: Sizes = [
  { size: 11, lines: 1 },
  { size: 9.5, lines: 2 },
];
const TOTAL: Sizes = [{ size: 15, lines: 1 }];

const soft = (text: string, sizes: Sizes = SMALL, gap = 0): SheetText => ({
  text,
  voice: "plain",
  role: "P",
  sizes,
  tone: "soft",
  gap,
});
const plain = (text: string, instead = "", gap = 2): SheetText => ({
  text,
  ...(instead !== "" && { instead }),
  voice: "plain",
  role: "P",
  sizes: [
    { size: 10, lines: 2 },
    { size: 8.5, lines: 3 },
  ],
  gap,
});

const party = (index: number, label: string, lines: readonly SheetText[]): Column => ({
  place: { x: MARGIN + index * (PARTY + GAP), y: PARTIES_TOP, width: PARTY },
  texts: [soft(label), ...lines],
});

/** A row of the table: a name, and a sum at the right edge. */
const row = (at: number, name: string, sum: string, isTotal = false): readonly Column[] => {
  const y = TABLE_TOP + at * ROW + 12;
  const text = (words: string): SheetText => ({
    text: words,
    voice: isTotal ? "bold" : "plain",
    role: "P",
    sizes: isTotal ? TOTAL : LINE,
  });
  return [
    { place: { x: MARGIN, y, width: COLUMN - SUM - GAP }, texts: [text(name)] },
    { place: { x: RIGHT - SUM, y, width: SUM, align: "right" }, texts: [text(sum)] },
  ];
};

/** A receipt as a sheet: who paid whom, for what, how, and the sum in figures and in words. */
export const receiptSheet = (invoice: Invoice, { tenant, language, t }: PageContext<Messages>): Sheet => {
  const { number, buyer, slug, totalIdr, refundedAt, paidAt, createdAt } = invoice;
  const isRefunded = refundedAt !== null;
  const seller = invoice.seller ?? { name: tenant.settings.title, lines: [] };
  const on = formatDate(refundedAt ?? paidAt ?? createdAt, language);
  const line = (isRefunded ? t.refundedLine : t.receiptLine)(formatRupiah(totalIdr, language), buyer.name, on);
  const lines = receiptLines(invoice, t, language);
  const address = tenant.origin + receiptPath(number);
  const totalTop = TABLE_TOP + lines.length * ROW;
  return {
    ...PAPER,
    cloth: { seed: slug, x: 0, y: 0, width: PAPER.width, height: CLOTH },
    logo: { x: MARGIN, y: 62, width: 150, height: 30 },
    columns: [
      {
        place: { x: MARGIN + 150 + GAP, y: 70, width: COLUMN - 350 - GAP },
        texts: [{ text: tenant.settings.title, voice: "bold", role: "P", sizes: LINE }],
        isBesideLogo: true,
      },
      { place: { x: RIGHT - 200, y: 70, width: 200, align: "right" }, texts: [soft(number, LINE)] },
      {
        place: { x: MARGIN, y: 138, width: COLUMN * 0.82 },
        texts: [
          {
            text: isRefunded ? t.refundedHeading : t.receiptHeading,
            voice: "heading",
            role: "H1",
            sizes: HEADING,
          },
          soft(line, LEAD, 12),
        ],
      },
      party(0, t.from, [plain(seller.name), ...seller.lines.map((text) => plain(text))]),
      party(1, t.to, [plain(buyer.name, buyer.email), plain(buyer.email)]),
      party(2, t.paidBy, [plain(methodText(invoice, t) || number)]),
      ...lines.flatMap(({ name, amountIdr, isOff }, at) =>
        row(at, name, `${isOff ? "−" : ""}${formatNumber(amountIdr, language)}`),
      ),
      ...row(lines.length, isRefunded ? t.totalRefunded : t.totalPaid, formatRupiah(totalIdr, language), true),
      {
        place: { x: MARGIN, y: totalTop + ROW + 16, width: COLUMN },
        texts: [soft(t.inWords(terbilang(totalIdr)), [{ size: 10.5, lines: 3 }])],
      },
      {
        place: { x: MARGIN, y: FOOT_TOP + 16, width: COLUMN - CODE_SIDE - GAP },
        texts: [soft(t.valid), soft(address, SMALL, 4)],
      },
    ],
    rules: [
      ...lines.map((_line, at) => ({ x: MARGIN, y: TABLE_TOP + at * ROW, width: COLUMN })),
      { x: MARGIN, y: totalTop, width: COLUMN },
      { x: MARGIN, y: FOOT_TOP, width: COLUMN },
    ],
    codes: [{ text: address, x: RIGHT - CODE_SIDE, y: FOOT_TOP + 14, side: CODE_SIDE }],
  };
};
