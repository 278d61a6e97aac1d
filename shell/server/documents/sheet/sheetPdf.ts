import type { Language } from "@serambi/kernel/contracts";
import Pdf from "pdfkit";

import type { LaidSheet, SheetLine, TextRun } from "./LaidSheet";
import { picturePng } from "./sheetPng";

/** What a PDF says of itself. */
export interface PdfFacts {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly language: Language;
  /** ISO 8601: equal documents are equal files. */
  readonly createdAt: string;
}

/** Dots per point of what cannot be lines: cloth and logo, at 200 dots per inch. */
const DENSITY = 200 / 72;

/** No letter stands for another, as in the pictures. What is off, fontkit is told as an object, which pdfkit hands on as it comes. */
const PLAIN_LETTERS = { liga: false, clig: false, calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** Scripts whose letters carry signs above and below. */
const SIGNS = /[\p{Script=Javanese}\p{Script=Buginese}]/u;

const readAll = async (document: PDFKit.PDFDocument): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve, reject) => {
    document.once("end", resolve);
    document.once("error", reject);
    document.end();
  });
  return Buffer.concat(chunks);
};

/** Whether the words can be written as words. Of a script with signs above and below, not every font can be read here. */
const isWritable = (document: PDFKit.PDFDocument, { font, text }: TextRun): boolean => {
  if (SIGNS.test(text)) return false;
  try {
    document.registerFont(font.name, font.data).font(font.name).widthOfString(text, { features: PLAIN_LETTERS });
    return true;
  } catch {
    return false;
  }
};

/** Words as words: they can be searched, copied and read out. Where that is not possible they are drawn, and say what they are. */
const writeLine = (document: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement, line: SheetLine): void => {
  const { x, baseline, size, track, colour, runs } = line;
  let pen = x;
  for (const run of runs) {
    const at = pen;
    pen += run.width;
    if (isWritable(document, run)) {
      const options = {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: track * size,
        features: PLAIN_LETTERS,
      } as const;
      const write = () =>
        document.font(run.font.name).fontSize(size).fillColor(colour).text(run.text, at, baseline, options);
      parent.add(document.struct("Span", {}, write));
      continue;
    }
    const draw = () => document.save().translate(at, baseline).path(run.path).fill(colour).restore();
    parent.add(document.struct("Span", { actual: run.text }, draw));
  }
};

/** A sheet as a PDF of one page, with its structure for whoever has it read out. */
export const sheetPdf = (
  sheet: LaidSheet,
  { title, subject, author, language, createdAt }: PdfFacts,
): Promise<Buffer> => {
  const document = new Pdf({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Subject: subject, Author: author, CreationDate: new Date(createdAt) },
  });
  const draw = (): void => {
    document.rect(0, 0, sheet.width, sheet.height).fill(sheet.ground);
    for (const picture of sheet.pictures) {
      const { x, y, width, height } = picture;
      document.image(picturePng(picture, Math.round(width * DENSITY)), x, y, { width, height });
    }
    for (const { path, colour } of sheet.shapes) document.path(path).fill(colour);
  };
  // What is drawn says nothing that the words do not.
  document.markContent("Artifact", { type: "Layout" });
  draw();
  document.endMarkedContent();
  const root = document.struct("Document");
  document.addStructure(root);
  for (const line of sheet.lines) {
    const element = document.struct(line.role);
    root.add(element);
    writeLine(document, element, line);
    element.end();
  }
  root.end();
  return readAll(document);
};
