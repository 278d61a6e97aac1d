import Pdf from "pdfkit";

import type { CertificateFace } from "./CertificateFace";
import { picturePng } from "./certificatePng";
import { SHEET, type CertificateSheet, type SheetLine, type TextRun } from "./certificateSheet";

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

/** A certificate as a PDF of one page, with its structure for whoever has it read out. */
export const certificatePdf = (sheet: CertificateSheet, face: CertificateFace): Promise<Buffer> => {
  const document = new Pdf({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: face.language,
    info: {
      Title: `${face.title}: ${face.name}`,
      Subject: face.course,
      Author: face.site,
      CreationDate: new Date(face.issuedAt),
    },
  });
  const draw = (): void => {
    document.rect(0, 0, SHEET.width, SHEET.height).fill(sheet.ground);
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
