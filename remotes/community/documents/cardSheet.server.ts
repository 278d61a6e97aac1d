import type { Sheet } from "@serambi/kernel/server";

import type { PersonalityCard } from "../contract/Personality";
import type { PersonalityMessages } from "../messages/personality.id";

const SIZE = { width: 1200, height: 630 } as const;
const WORDS = 720;
const MIDDLE = { x: 960, y: SIZE.height / 2 } as const;
const REACH = 150;
const PLATE = 205;

type Point = readonly [number, number];

const round = (x: number, y: number, radius: number): readonly Point[] =>
  Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

const corner = (index: number, count: number, reach: number): Point => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [MIDDLE.x + Math.cos(angle) * reach, MIDDLE.y + Math.sin(angle) * reach];
};

/** Rings are a figure in the colour of lines with a smaller one of the ground upon it. */
const radar = (scores: PersonalityCard["scores"]): NonNullable<Sheet["figures"]> => {
  const count = scores.length;
  const ring = (reach: number): readonly Point[] => scores.map((_, index) => corner(index, count, reach));
  const points = scores.map(({ score }, index) => corner(index, count, (score / 100) * REACH));
  return [
    { points: round(MIDDLE.x, MIDDLE.y, PLATE), tone: "ground" },
    ...[1, 0.75, 0.5, 0.25].flatMap((share) => [
      { points: ring(REACH * share), tone: "line" } as const,
      { points: ring(REACH * share - 2), tone: "ground" } as const,
    ]),
    { points, tone: "tint" },
    ...points.map(([x, y]) => ({ points: round(x, y, 8), tone: "accent" }) as const),
  ];
};

/** The card of a result as a picture to share: no e-mail and no figures. */
export const cardSheet = (card: PersonalityCard, t: PersonalityMessages, site: string): Sheet => {
  const { lead, close, name, scores } = card;
  const title = t.name(lead, close);
  return {
    ...SIZE,
    cloth: { seed: `${lead} ${close}`, x: WORDS, y: 0, width: SIZE.width - WORDS, height: SIZE.height },
    figures: radar(scores),
    columns: [
      {
        place: { x: 60, y: 64, width: WORDS - 110 },
        texts: [
          {
            text: name === "" ? t.styleOfNobody : t.styleOf(name),
            instead: t.styleOfNobody,
            voice: "plain",
            role: "P",
            sizes: [
              { size: 34, lines: 1 },
              { size: 26, lines: 2 },
            ],
          },
          {
            text: title,
            voice: "heading",
            role: "H1",
            sizes: [
              { size: 92, lines: 3 },
              { size: 76, lines: 3 },
              { size: 60, lines: 4 },
            ],
            gap: 26,
          },
        ],
      },
      {
        place: { x: 60, y: SIZE.height - 120, width: WORDS - 110 },
        texts: [
          {
            text: site,
            voice: "bold",
            role: "P",
            sizes: [
              { size: 30, lines: 1 },
              { size: 22, lines: 1 },
            ],
          },
          {
            text: t.noDiagnosis,
            voice: "plain",
            role: "P",
            sizes: [
              { size: 28, lines: 1 },
              { size: 22, lines: 2 },
            ],
            gap: 10,
          },
        ],
      },
    ],
  };
};
