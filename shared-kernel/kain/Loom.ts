import type { Cloth } from "./cloth";
import { num, type Point } from "./draw";
import type { Motif } from "./motifs/Motif";
import { unfold } from "./unfold";

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * What the compositions draw with: one motif, one picture, one prefix for every id in it. After the prefix a motif uses
 * small letters and digits, a composition capitals.
 */
export class Loom {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly id: string,
    readonly motif: Motif,
  ) {}

  /** A scale at which a tile is a whole number of units wide: no seams. */
  wholeTile(scale: number): number {
    return Math.max(1, Math.round(this.motif.width * scale)) / this.motif.width;
  }

  /** Where a tile must begin for the motif's centre to stand at a point. */
  centredOn(x: number, y: number, scale: number): Point {
    return [x - this.motif.centre[0] * scale, y - this.motif.centre[1] * scale];
  }

  /** The motif dyed as a cloth, as a paint called `key`. */
  weave(key: string, cloth: Cloth, scale: number, [x, y]: Point = [0, 0]): string {
    const { width, height, origin: [left, top] = [0, 0] } = this.motif;
    const transform = `translate(${Math.round(x + left * scale)} ${Math.round(y + top * scale)})scale(${rounded(scale, 4)})`;
    const id = this.id + key;
    return (
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">` +
      `${this.motif.draw(cloth, `${id}z`)}</pattern>`
    );
  }

  paint(key: string): string {
    return `url(#${this.id}${key})`;
  }

  rect(fill: string, x = 0, y = 0, width = this.width, height = this.height): string {
    const place = (x ? ` x="${num(x)}"` : "") + (y ? ` y="${num(y)}"` : "");
    return `<rect${place} width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;
  }

  /**
   * The finished picture. It fills whatever box it is put in, keeping its proportions.
   * @param align which part stays when the box has other proportions
   */
  svg(defs: string, body: string, align: "xMidYMid" | "xMidYMin" = "xMidYMid"): string {
    return unfold(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(this.width)} ${num(this.height)}" width="${num(this.width)}" height="${num(this.height)}" ` +
        `preserveAspectRatio="${align} slice" aria-hidden="true"><defs>${this.motif.defs}${defs}</defs>${body}</svg>`,
    );
  }
}
