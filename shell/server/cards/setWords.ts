import type { CardSpace } from "@serambi/kernel/kain";
import { createElement, type CSSProperties, type ReactElement } from "react";
import satori from "satori";

import { headingFonts, stackOf, textFonts, type CardFont } from "./cardFonts";
import type { CardFace } from "./CardFace";
import { CARD_SIZE } from "../../client/head/cardAddress";

const MARGIN = 76;
const FOOT_SIZE = 34;
const FOOT_WEIGHT = 600;
/** Between the title and the line at the foot. */
const GAP = 40;
const LEADING = 1.08;
/** From the largest; a preview in a chat is a third as wide. */
const SIZES = [168, 144, 124, 108, 96, 86, 76, 66, 58, 50, 44] as const;
const SMALLEST = SIZES[SIZES.length - 1] ?? 44;
/** Large words on many lines shout. */
const MAX_LINES = [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const;
/** Any size will do to see how wide a word is. */
const PROBE_SIZE = 100;
/** A line is broken into letters where nothing else helps. */
const BREAKABLE = 0.94;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Not JSX: these styles are Satori's and never reach a page. */
const block = (key: string, style: CSSProperties, ...children: (string | ReactElement)[]): ReactElement =>
  createElement("div", { key, style }, ...children);

/** How large each block comes out. No letter is drawn for that. */
const measure = async (
  root: ReactElement,
  fonts: readonly CardFont[],
  size: Box,
): Promise<ReadonlyMap<string, Box>> => {
  const boxes = new Map<string, Box>();
  await satori(root, {
    ...size,
    fonts: [...fonts],
    embedFont: false,
    onNodeDetected: ({ key, width, height }) => void (key === undefined || boxes.set(String(key), { width, height })),
  });
  return boxes;
};

const titleStyle = ({ style }: CardFace, fonts: readonly CardFont[], size: number): CSSProperties => ({
  fontFamily: stackOf(fonts),
  fontSize: size,
  lineHeight: LEADING,
  letterSpacing: size * style.track,
  // Words that are set tight stay apart.
  wordSpacing: -size * style.track * 0.8,
});

/** The largest size at which the longest word stays in one piece. */
const sizeOfWords = async (face: CardFace, fonts: readonly CardFont[], box: Box): Promise<number> => {
  const words = face.title
    .split(" ")
    .map((word, index) =>
      block(`word${index}`, { ...titleStyle(face, fonts, PROBE_SIZE), whiteSpace: "nowrap" }, word),
    );
  const root = block("root", { display: "flex", flexDirection: "column", alignItems: "flex-start" }, ...words);
  const boxes = await measure(root, fonts, { width: 20_000, height: 20_000 });
  const widest = Math.max(...words.map(({ key }) => boxes.get(String(key))?.width ?? 0));
  return widest === 0 ? SIZES[0] : (box.width / widest) * PROBE_SIZE * BREAKABLE;
};

/** The largest size at which a title fits its box, or null where none does. */
const fit = async (face: CardFace, fonts: readonly CardFont[], box: Box): Promise<number | null> => {
  const widest = await sizeOfWords(face, fonts, box);
  const allowed = SIZES.map((size, index) => ({ size, lines: MAX_LINES[index] ?? 3 })).filter(
    ({ size }) => size <= widest,
  );
  const fits = async ({ size, lines }: (typeof allowed)[number]): Promise<boolean> => {
    const title = block("title", { ...titleStyle(face, fonts, size), width: box.width }, face.title);
    const boxes = await measure(block("root", { display: "flex" }, title), fonts, { width: 2_000, height: 4_000 });
    const height = boxes.get("title")?.height ?? Infinity;
    return height <= box.height && Math.round(height / size / LEADING) <= lines;
  };
  // Sizes that fit come after those that do not: half of what is left falls away with each look.
  let [low, high] = [0, allowed.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const candidate = allowed[middle];
    if (candidate && (await fits(candidate))) high = middle;
    else low = middle + 1;
  }
  return allowed[low]?.size ?? null;
};

/**
 * The words of a card as SVG of its size, every letter an outline: whoever draws it needs no font. Lines are balanced, a
 * long title is set smaller, and one that is too long all the same ends in an ellipsis.
 * @param canvas of the whole picture
 */
export const setWords = async (face: CardFace, space: CardSpace, canvas: Box = CARD_SIZE): Promise<string> => {
  const { title, foot, style } = face;
  const isWide = space.width === canvas.width;
  const box = {
    width: space.width - MARGIN * (isWide ? 2 : 1.6),
    height: space.height - MARGIN * (isWide ? 1.6 : 2) - FOOT_SIZE * 1.2 - GAP,
  };
  const heading = headingFonts(style.headingFont, style.weight, `${title} …`);
  const text = textFonts(style.textFont, FOOT_WEIGHT, `${foot} …`);
  const fitting = await fit(face, heading, box);
  const size = fitting ?? SMALLEST;
  // Lines that are cut are full: balanced, each would be shorter, and more words would go.
  const wrapping: CSSProperties =
    fitting === null
      ? { wordBreak: "break-word", lineClamp: Math.floor(box.height / size / LEADING) }
      : { textWrap: "balance" };
  const root = block(
    "root",
    { display: "flex", ...canvas, color: space.colour },
    block(
      "title",
      {
        ...titleStyle(face, heading, size),
        position: "absolute",
        left: MARGIN,
        top: MARGIN - size * 0.16,
        width: box.width,
        ...wrapping,
      },
      title,
    ),
    block(
      "foot",
      {
        position: "absolute",
        left: MARGIN,
        bottom: canvas.height - space.height + (isWide ? MARGIN * 0.6 : MARGIN),
        width: box.width,
        fontFamily: stackOf(text),
        fontSize: FOOT_SIZE,
        lineHeight: 1.2,
        lineClamp: 1,
      },
      foot,
    ),
  );
  return satori(root, { ...canvas, fonts: [...heading, ...text] });
};
