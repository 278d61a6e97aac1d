import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import type { PageContext } from "@serambi/kernel/remote";
import type { Sheet, SheetText } from "@serambi/kernel/server";

import { dayAfter } from "../contract/proposal/months";
import { proposalPath } from "../contract/proposal/paths";
import type { Proposal } from "../contract/proposal/Proposal";
import { countText, factsOf } from "../contract/proposal/proposalTexts";
import { reckon } from "../contract/proposal/reckon";
import type { ProposalMessages } from "../messages/proposal.id";

/** A4 upright, in points. */
const PAPER = { width: 595.28, height: 841.89 } as const;
const MARGIN = 52;
const RIGHT = PAPER.width - MARGIN;
const COLUMN = RIGHT - MARGIN;
const CLOTH = 26;
const GAP = 20;
const HALF = (COLUMN - GAP) / 2;
const HEAD_TOP = 98;
const BODY_TOP = 238;
const STEPS_TOP = 448;
const PRICES_TOP = 562;
const ROW = 26;
const SUM = 130;
const FOOT_TOP = 748;
const CODE_SIDE = 62;

type Column = Sheet["columns"][number];
type Sizes = SheetText["sizes"];

const HEADING: Sizes = [
  { size: 28, lines: 2 },
  { size: 22, lines: 2 },
  { size: 18, lines: 3 },
];
const LEAD: Sizes = [
  { size: 11, lines: 2 },
  { size: 9.5, lines: 3 },
  { size: 8.5, lines: 4 },
];
const LINE: Sizes = [
  { size: 10, lines: 1 },
  { size: 9, lines: 2 },
  { size: 8, lines: 3 },
];
/** Needs are as long as somebody writes them: the page of the proposal has all of it. */
const NEEDS: Sizes = [
  { size: 9.5, lines: 4 },
  { size: 8, lines: 6 },
  { size: 6.5, lines: 8 },
];
const SMALL: Sizes = [
  { size: 8.5, lines: 3 },
  { size: 7.5, lines: 4 },
];

const words = (text: string, sizes: Sizes, rest: Partial<SheetText> = {}): SheetText => ({
  text,
  voice: "plain",
  role: "P",
  sizes,
  ...rest,
});
const title = (text: string): SheetText => words(text, [{ size: 10, lines: 1 }], { voice: "bold", role: "H2" });
const soft = (text: string, sizes: Sizes = SMALL, gap = 0): SheetText => words(text, sizes, { tone: "soft", gap });

/** Two columns: the request on the left, the proposal on the right. */
const bodyOf = (proposal: Proposal, { t, language }: PageContext<ProposalMessages>): readonly Column[] => {
  const { words: said, needs } = proposal;
  return [
    {
      place: { x: MARGIN, y: BODY_TOP, width: HALF },
      texts: [
        title(t.asked),
        ...factsOf(proposal, t, language)
          .slice(3)
          .map(({ label, value }) => words(`${label}: ${value}`, LINE, { gap: 4 })),
        soft(said.needsLabel, SMALL, 8),
        words(needs.replace(/\s+/g, " "), NEEDS, { gap: 2 }),
      ],
    },
    {
      place: { x: MARGIN + HALF + GAP, y: BODY_TOP, width: HALF },
      texts: [title(t.includes), ...said.offer.includes.map((line) => words(line, LINE, { gap: 6 }))],
    },
  ];
};

/** Steps side by side, each under its day. */
const stepsOf = ({ words: { offer }, start }: Proposal, language: "id" | "en"): readonly Column[] => {
  const width = (COLUMN - GAP * (offer.steps.length - 1)) / offer.steps.length;
  return offer.steps.map((step, index) => ({
    place: { x: MARGIN + index * (width + GAP), y: STEPS_TOP + 10, width },
    texts: [
      soft(formatDate(dayAfter(start, step.weeks), language)),
      words(step.title, LINE, { voice: "bold", gap: 2 }),
      words(step.text, SMALL, { gap: 2 }),
    ],
  }));
};

interface SumRow {
  readonly name: string;
  readonly sum: string;
  readonly isTotal?: boolean;
}

const rowsOf = (
  { words: { offer }, people }: Proposal,
  { t, language }: PageContext<ProposalMessages>,
): readonly SumRow[] => {
  const { lines, totalIdr } = reckon(offer.prices, people);
  if (lines.length === 0) return [{ name: t.noPrices, sum: "" }];
  return [
    ...lines.map((line) => ({
      name: `${line.text}, ${countText(line, t, language)}`,
      sum: formatRupiah(line.sumIdr, language),
    })),
    { name: t.total, sum: formatRupiah(totalIdr, language), isTotal: true },
  ];
};

const rowColumns = ({ name, sum, isTotal = false }: SumRow, index: number): readonly Column[] => {
  const y = PRICES_TOP + 24 + index * ROW;
  const voice = isTotal ? "bold" : "plain";
  return [
    { place: { x: MARGIN, y, width: COLUMN - SUM - GAP }, texts: [words(name, LINE, { voice })] },
    {
      place: { x: RIGHT - SUM, y, width: SUM, align: "right" },
      texts: sum === "" ? [] : [words(sum, LINE, { voice })],
    },
  ];
};

/** A proposal on one sheet of paper: for whom, what was asked, what is proposed, when, and for how much. */
export const proposalSheet = (proposal: Proposal, context: PageContext<ProposalMessages>): Sheet => {
  const { tenant, language, t } = context;
  const { reference, organization, name, words: said, reader } = proposal;
  const address = tenant.origin + proposalPath(proposal.token);
  const rows = rowsOf(proposal, context);
  const [number, madeOn, until] = factsOf(proposal, t, language);
  return {
    ...PAPER,
    cloth: { seed: reference, x: 0, y: 0, width: PAPER.width, height: CLOTH },
    logo: { x: MARGIN, y: 50, width: 150, height: 28 },
    columns: [
      {
        place: { x: RIGHT - 260, y: 48, width: 260, align: "right" },
        texts: [number, madeOn, until].flatMap((fact) => (fact ? [soft(`${fact.label}: ${fact.value}`)] : [])),
      },
      {
        place: { x: MARGIN, y: HEAD_TOP, width: COLUMN },
        texts: [
          words(said.offer.title, HEADING, { voice: "heading", role: "H1" }),
          words(t.forWhom(organization, name), LINE, { voice: "bold", gap: 8 }),
          soft(said.offer.lead, LEAD, 6),
        ],
      },
      ...bodyOf(proposal, context),
      ...stepsOf(proposal, language),
      { place: { x: MARGIN, y: PRICES_TOP, width: COLUMN }, texts: [title(t.prices)] },
      ...rows.flatMap(rowColumns),
      {
        place: { x: MARGIN, y: PRICES_TOP + 34 + rows.length * ROW, width: COLUMN },
        texts: [soft(said.offer.terms, LEAD)],
      },
      {
        place: { x: MARGIN, y: FOOT_TOP + 10, width: COLUMN - CODE_SIDE - GAP },
        texts: [soft(`${t.readBy}: ${reader}. ${t.valid}`), soft(address, SMALL, 3)],
      },
    ],
    rules: [
      { x: MARGIN, y: BODY_TOP - 10, width: COLUMN },
      { x: MARGIN, y: STEPS_TOP, width: COLUMN },
      { x: MARGIN, y: PRICES_TOP - 8, width: COLUMN },
      { x: MARGIN, y: FOOT_TOP, width: COLUMN },
    ],
    codes: [{ text: address, x: RIGHT - CODE_SIDE, y: FOOT_TOP + 8, side: CODE_SIDE }],
  };
};
