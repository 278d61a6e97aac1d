import { describe, expect, it } from "@jest/globals";
import type { Certificate } from "@serambi/kernel/contracts";
import { fakeTenant } from "@serambi/kernel/testing";

import { layout } from "../../client/layouts/main/layout";
import { FAMILIES } from "../fonts/families";
import { certificateDigest, certificateFace, certificateFileName, type CertificateFace } from "./CertificateFace";
import { certificatePdf } from "./certificatePdf";
import { SHEET, type SheetLine } from "./certificateSheet";
import { layCertificate } from "./layCertificate";
import { paintCertificate } from "./paintCertificate";

const tenant = { ...fakeTenant(), origin: "https://melati.example" };
const certificate: Certificate = {
  code: "7KQ2-M4XD-9PWT",
  learnerName: "Laras Wiryodiharjo",
  className: "Python untuk Catatan Bengkel",
  classSlug: "python-bengkel",
  lengthMinutes: 610,
  chapters: 24,
  issuedAt: "2026-11-20T18:00:00.000Z",
};
const faceOf = (changes: Partial<Certificate> = {}, site = tenant): CertificateFace =>
  certificateFace(site, layout, { ...certificate, ...changes }, null);

const textOf = ({ runs }: SheetLine): string => runs.map(({ text }) => text).join("");
const endOf = ({ x, runs }: SheetLine): number => runs.reduce((end, { width }) => end + width, x);

const LONG_NAME = "Raden Ajeng Kusumaningrum Wiryodiharjo Panggungrejo dari Kecamatan Selatan Bagian Timur yang Elok";
const LONG_COURSE = `${"Pertanggungjawaban pengelolaan bengkel ".repeat(5)}selesai`;

describe("the face of a certificate", () => {
  it("says who, what, when, by whom and how to check it, in the language of the page", () => {
    const face = faceOf();
    // 18.00 UTC on the 20th is the 21st in Jakarta.
    expect(face.facts.map(({ value }) => value)).toEqual(["21 November 2026", "Sekolah Contoh", "7KQ2-M4XD-9PWT"]);
    expect(face.address).toBe("https://melati.example/Certificate/7KQ2-M4XD-9PWT");
    expect([face.title, face.extent]).toEqual(["Sertifikat", "24 bab, 10 jam 10 mnt belajar"]);
    expect(faceOf({}, { ...tenant, language: "en" }).title).toBe("Certificate");
  });

  it("is the same for the same certificate, and another for whatever is drawn differently", () => {
    const digests = [faceOf(), faceOf(), faceOf({ learnerName: "Laras" }), faceOf({}, { ...tenant, language: "en" })];
    expect(new Set(digests.map(certificateDigest)).size).toBe(3);
  });

  it("names the holder by the code where no font at hand has the letters of the name", () => {
    expect(faceOf({ learnerName: "李小龙" }).name).toBe("pemegang kode 7KQ2-M4XD-9PWT");
  });

  it("has a name for its file that every file system takes", () => {
    expect(certificateFileName(faceOf({ learnerName: 'Nguyễn "Thị" ../x' }), certificate.code)).toBe(
      "sertifikat-nguyen-thi-x-7kq2-m4xd-9pwt",
    );
    expect(certificateFileName(faceOf({ learnerName: LONG_NAME }), certificate.code).length).toBeLessThan(110);
  });
});

describe("a certificate laid out", () => {
  it.each([
    ["an ordinary name", {}],
    ["a long name and a title of 200 letters", { learnerName: LONG_NAME, className: LONG_COURSE }],
    ["a name without a space", { learnerName: "A".repeat(100), className: "b".repeat(200) }],
    ["a name in other scripts", { learnerName: "ꦭꦫꦱ꧀ꦮꦶꦂꦪꦢꦶꦲꦂꦗ ᨒᨚᨈᨑ Александра" }],
    ["a long name in another script", { learnerName: "ꦭꦫꦱ꧀ꦮꦶꦂꦪꦢꦶꦲꦂꦗ ".repeat(6).trim(), className: LONG_COURSE }],
  ])("keeps every word on the sheet, and off the others, with %s", async (_name, changes) => {
    const meta = { ...tenant.settings.meta, site_name: "Perkumpulan Perpustakaan dan Taman Bacaan Kabupaten Melati" };
    const site = { ...tenant, settings: { ...tenant.settings, meta } };
    const { lines } = await layCertificate(faceOf(changes, site));
    for (const line of lines) {
      expect(line.x).toBeGreaterThan(200);
      expect(endOf(line)).toBeLessThanOrEqual(SHEET.width - 40);
      expect(line.baseline).toBeLessThan(SHEET.height - 30);
    }
    const [middle, foot] = [lines.filter(({ size }) => size > 13), lines.filter(({ baseline }) => baseline > 460)];
    expect(Math.max(...middle.map(({ baseline }) => baseline))).toBeLessThan(440);
    // Beside the squares for a camera.
    for (const line of foot) expect(endOf(line)).toBeLessThan(SHEET.width - 46 - 88);
  });

  it("shows every word of a name and a title that there is room for", async () => {
    const { lines } = await layCertificate(faceOf({ learnerName: LONG_NAME, className: LONG_COURSE }));
    const words = lines.map(textOf).join(" ");
    for (const text of [LONG_NAME, LONG_COURSE]) expect(words).toContain(text);
  });
});

describe("the files of a certificate", () => {
  const face = faceOf({ learnerName: 'ꦭꦫꦱ꧀ "<Laras>" & Ayu' });

  it.each([
    ["certificate.png", [2480, 1754]],
    ["card.png", [1200, 630]],
  ] as const)("are the picture %s of %j pixels", async (file, size) => {
    const png = await paintCertificate(face, file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
    expect(png.length).toBeLessThan(900_000);
  });

  it("are a document of one page that says its words, its language and its structure", async () => {
    const pdf = await paintCertificate(face, "certificate.pdf");
    const text = pdf.toString("latin1");
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const parts = ["/MediaBox [0 0 841.89 595.28]", "/StructTreeRoot", "/Lang (id)", "/ToUnicode", "/ActualText"];
    for (const part of parts) expect(text).toContain(part);
    expect(pdf.length).toBeLessThan(900_000);
  });

  it("can be set in every family that a site may have", async () => {
    for (const { name } of FAMILIES) {
      const set = faceOf({ learnerName: "Žofia Nguyễn 20 Łódź – fi" });
      const style = { ...set.style, headingFont: name, textFont: name };
      const pdf = await certificatePdf(await layCertificate({ ...set, style }), set);
      expect([name, pdf.toString("latin1", 0, 5)]).toEqual([name, "%PDF-"]);
    }
  });
});
