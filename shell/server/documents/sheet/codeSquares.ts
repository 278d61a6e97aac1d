import { encode } from "uqr";

/**
 * An address as squares for a camera (QR code), as a path of SVG.
 * @param side of the whole, in points
 */
export const codeSquares = (address: string, x: number, y: number, side: number): string => {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const unit = side / size;
  const at = (value: number): string => value.toFixed(3);
  return data
    .flatMap((row, line) =>
      row.flatMap((isDark, column) => {
        if (!isDark || row[column - 1]) return [];
        // Neighbours in one piece: no hair shows between them.
        const end = row.indexOf(false, column);
        const length = (end === -1 ? size : end) - column;
        return [
          `M${at(x + column * unit)} ${at(y + line * unit)}h${at(length * unit)}v${at(unit)}h${at(-length * unit)}z`,
        ];
      }),
    )
    .join("");
};
