import { BOARD, type Score, scoreOf, type Stroke } from "./strokes";

/** Place of a letter on the board. */
export interface LetterPlace {
  readonly letter: string;
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly size: number;
}

/** Pixels a unit of the board. */
const SCALE = 2;

const picture = (draw: (pen: CanvasRenderingContext2D) => void): Uint8ClampedArray | null => {
  const canvas = document.createElement("canvas");
  canvas.width = BOARD.width * SCALE;
  canvas.height = BOARD.height * SCALE;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  pen.scale(SCALE, SCALE);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  draw(pen);
  return pen.getImageData(0, 0, canvas.width, canvas.height).data;
};

/**
 * Score of strokes that follow a letter. Null where the browser has no canvas to measure with.
 * @param font the families of the letter, as the page sets it
 */
export const measure = (
  { letter, x, y, size }: LetterPlace,
  font: string,
  strokes: readonly Stroke[],
): Score | null => {
  const write = (pen: CanvasRenderingContext2D) => {
    pen.font = `${size}px ${font}`;
    pen.textAlign = "center";
    pen.fillText(letter, x, y);
  };
  const exact = picture(write);
  const around = picture((pen) => {
    write(pen);
    pen.lineWidth = BOARD.pen;
    pen.strokeText(letter, x, y);
  });
  const drawn = picture((pen) => {
    pen.lineWidth = BOARD.pen;
    for (const stroke of strokes) {
      pen.beginPath();
      for (const [index, [left, top]] of stroke.entries())
        if (index === 0) pen.moveTo(left, top);
        else pen.lineTo(left, top);
      pen.stroke();
    }
  });
  return exact && around && drawn ? scoreOf(exact, around, drawn) : null;
};
