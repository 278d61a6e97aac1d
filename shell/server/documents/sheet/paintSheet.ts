import { laySheet } from "./laySheet";
import type { SheetFace } from "./SheetFace";
import { sheetPdf, type PdfFacts } from "./sheetPdf";
import { sheetCard, sheetPng } from "./sheetPng";

/** What is made of a sheet. */
export type SheetFormat =
  | ({ readonly kind: "pdf" } & PdfFacts)
  /** Width in pixels. */
  | { readonly kind: "png"; readonly width: number }
  | { readonly kind: "card" };

/** Makes a file of a sheet. */
export const paintSheet = async (face: SheetFace, format: SheetFormat): Promise<Buffer> => {
  const laid = await laySheet(face);
  switch (format.kind) {
    case "pdf":
      return sheetPdf(laid, format);
    case "png":
      return sheetPng(laid, format.width);
    case "card":
      return sheetCard(laid, face.style);
  }
};
