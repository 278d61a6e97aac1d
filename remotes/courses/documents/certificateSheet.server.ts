import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import { formatDate, formatDuration, formatNumber } from "@serambi/kernel/i18n";
import type { Sheet, SheetText } from "@serambi/kernel/server";

import type { Certificate } from "../contract/hosts/learning";
import { certificatePath } from "../contract/learning/certificatePath";
import type { Messages } from "../messages/id";

/** A4 across, in points: 297 × 210 mm. */
const PAPER = { width: 841.89, height: 595.28 } as const;
/** The cloth runs along the left edge. */
const CLOTH = 168;
const MARGIN = 46;
const LEFT = CLOTH + MARGIN;
const RIGHT = PAPER.width - MARGIN;
const COLUMN = RIGHT - LEFT;
const MIDDLE_TOP = 104;
const FOOT_TOP = 452;
const LOGO = { width: 150, height: 34 } as const;
const CODE_SIDE = 88;
const GAP = 24;
/** Beside the code for cameras. */
const FOOT = COLUMN - CODE_SIDE - GAP;
/** Of a date, and of a certificate's code. */
const FACT = 112;

type Sizes = SheetText["sizes"];

const TITLE: Sizes = [{ size: 20, lines: 1 }];
const NAME: Sizes = [
  { size: 58, lines: 1 },
  { size: 48, lines: 1 },
  { size: 40, lines: 2 },
  { size: 34, lines: 2 },
  { size: 28, lines: 3 },
  { size: 22, lines: 3 },
  { size: 18, lines: 4 },
];
const COURSE: Sizes = [
  { size: 30, lines: 2 },
  { size: 25, lines: 2 },
  { size: 21, lines: 3 },
  { size: 17, lines: 4 },
  { size: 14, lines: 4 },
];
const PLAIN: Sizes = [{ size: 13, lines: 2 }];
const SMALL: Sizes = [{ size: 9.5, lines: 2 }];
/** A long name of a site stays between the date and the code. */
const VALUE: Sizes = [
  { size: 12, lines: 1 },
  { size: 10.5, lines: 1 },
  { size: 9, lines: 2 },
];
const SITE: Sizes = [13, 11.5, 10, 9].map((size) => ({ size, lines: 1 }));

const quiet = (text: string, gap: number): SheetText => ({
  text,
  voice: "plain",
  role: "P",
  sizes: PLAIN,
  tone: "soft",
  gap,
});

/** A fact under the words that say what it is. */
const fact = (x: number, width: number, label: string, value: string): Sheet["columns"][number] => ({
  place: { x, y: FOOT_TOP + 19, width },
  texts: [
    { text: label, voice: "plain", role: "P", sizes: SMALL, tone: "soft" },
    { text: value, voice: "bold", role: "P", sizes: VALUE, gap: 5.5 },
  ],
});

/** Where and in which language a certificate is asked for. */
interface CertificateSite {
  readonly tenant: PublicTenant;
  readonly language: Language;
  readonly t: Messages;
}

/** A certificate as a sheet: who completed what, when, by whom it is given, and how anybody sees that it is genuine. */
export const certificateSheet = (certificate: Certificate, { tenant, language, t }: CertificateSite): Sheet => {
  const { code, learnerName, className, classSlug, chapters, lengthMinutes, issuedAt } = certificate;
  const { title, meta } = tenant.settings;
  const site = meta.site_name || title;
  const address = tenant.origin + certificatePath(code);
  const extent = t.certificateSheetExtent(formatNumber(chapters, language), formatDuration(lengthMinutes, language));
  const codeX = LEFT + FOOT - FACT;
  const issuerX = LEFT + FACT + GAP / 2;
  return {
    ...PAPER,
    cloth: { seed: classSlug, x: 0, y: 0, width: CLOTH, height: PAPER.height },
    logo: { x: LEFT, y: 34, ...LOGO },
    columns: [
      {
        place: { x: LEFT + LOGO.width + GAP, y: 46, width: COLUMN - LOGO.width - GAP, align: "right" },
        texts: [{ text: site, voice: "bold", role: "P", sizes: SITE }],
        isBesideLogo: true,
      },
      {
        place: { x: LEFT, y: MIDDLE_TOP, width: COLUMN, height: FOOT_TOP - MIDDLE_TOP },
        texts: [
          { text: t.certificate, voice: "heading", role: "H1", sizes: TITLE },
          quiet(t.certificateIntro, 14),
          {
            text: learnerName,
            instead: t.certificateHolder(code),
            voice: "heading",
            role: "H2",
            sizes: NAME,
            gap: 12,
          },
          quiet(t.certificateFor, 14),
          { text: className, instead: classSlug, voice: "heading", role: "H2", sizes: COURSE, gap: 11 },
          quiet(extent, 12),
        ],
      },
      fact(LEFT, FACT, t.certificateIssued, formatDate(issuedAt, language)),
      fact(issuerX, codeX - GAP / 2 - issuerX, t.certificateIssuer, site),
      fact(codeX, FACT, t.certificateCode, code),
      {
        place: { x: LEFT, y: FOOT_TOP + 71, width: FOOT },
        texts: [
          { text: t.certificateSheetProof, voice: "plain", role: "P", sizes: SMALL, tone: "soft" },
          { text: address, voice: "plain", role: "P", sizes: SMALL, gap: 4.5 },
        ],
      },
    ],
    rules: [{ x: LEFT, y: FOOT_TOP, width: COLUMN }],
    codes: [{ text: address, x: RIGHT - CODE_SIDE, y: FOOT_TOP + 18, side: CODE_SIDE }],
  };
};
