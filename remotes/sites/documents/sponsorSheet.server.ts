import { formatDate } from "@serambi/kernel/i18n";
import type { PageContext } from "@serambi/kernel/remote";
import type { Sheet, SheetText } from "@serambi/kernel/server";

import type { EventMessages } from "../messages/event.id";
import type { SponsorTerms } from "./sponsorTerms.server";

/** A4 upright, in points. */
const PAPER = { width: 595.28, height: 841.89 } as const;
const MARGIN = 56;
const COLUMN = PAPER.width - 2 * MARGIN;
const CLOTH = 48;
const TIERS_TOP = 330;
const TIER = 98;
const NAME = 170;
const CODE_SIDE = 64;
const FOOT_TOP = 742;

const words = (
  text: string,
  sizes: SheetText["sizes"],
  { voice = "plain", role = "P", ...rest }: Partial<SheetText> = {},
): SheetText => ({ text, sizes, voice, role, ...rest });

const SMALL: SheetText["sizes"] = [
  { size: 10, lines: 4 },
  { size: 8.5, lines: 6 },
];

interface Named {
  readonly event: string;
  /** Empty: for anybody. */
  readonly company: string;
  /** Absolute address of the event's page. */
  readonly address: string;
  readonly now: Date;
}

/** A proposal to sponsors on one sheet: for whom, each tier with its price, its slots and what it gives, and whom to write to. */
export const sponsorSheet = (
  { title, text, tiers, contact }: SponsorTerms,
  { event, company, address, now }: Named,
  { tenant, language, t }: PageContext<EventMessages>,
): Sheet => ({
  ...PAPER,
  cloth: { seed: `sponsor-${tenant.key}`, x: 0, y: 0, width: PAPER.width, height: CLOTH },
  logo: { x: MARGIN, y: 76, width: 150, height: 30 },
  columns: [
    {
      place: { x: MARGIN, y: 140, width: COLUMN },
      texts: [
        words(t.proposalTitle(event), [{ size: 11, lines: 2 }], { tone: "soft" }),
        words(
          title,
          [
            { size: 34, lines: 2 },
            { size: 26, lines: 3 },
          ],
          { voice: "heading", role: "H1", gap: 8 },
        ),
        words(
          company === "" ? t.proposalToAll : t.proposalTo(company),
          [
            { size: 13, lines: 2 },
            { size: 10, lines: 3 },
          ],
          { voice: "bold", gap: 10 },
        ),
        words(text, SMALL, { gap: 8 }),
      ],
    },
    ...tiers.flatMap(({ name, price, slots, gain }, index): Sheet["columns"][number][] => {
      const y = TIERS_TOP + index * TIER + 12;
      return [
        {
          place: { x: MARGIN, y, width: NAME },
          texts: [
            words(name, [{ size: 20 - 2 * index, lines: 2 }], { voice: "heading", role: "H2" }),
            words(price, [{ size: 11, lines: 2 }], { voice: "bold", gap: 4 }),
            words(slots, [{ size: 9, lines: 2 }], { tone: "soft", gap: 2 }),
          ],
        },
        { place: { x: MARGIN + NAME + 24, y, width: COLUMN - NAME - 24 }, texts: [words(gain, SMALL)] },
      ];
    }),
    {
      place: { x: MARGIN, y: FOOT_TOP, width: COLUMN - CODE_SIDE - 24 },
      texts: [
        words(contact, SMALL),
        words(`${t.proposalPage}: ${address}`, [{ size: 9, lines: 2 }], { tone: "soft", gap: 4 }),
        words(t.proposalDate(formatDate(now.toISOString(), language)), [{ size: 9, lines: 2 }], {
          tone: "soft",
          gap: 2,
        }),
      ],
    },
  ],
  rules: [
    ...tiers.map((_, index) => ({ x: MARGIN, y: TIERS_TOP + index * TIER, width: COLUMN })),
    { x: MARGIN, y: FOOT_TOP - 14, width: COLUMN },
  ],
  codes: [{ text: address, x: PAPER.width - MARGIN - CODE_SIDE, y: FOOT_TOP, side: CODE_SIDE }],
});
