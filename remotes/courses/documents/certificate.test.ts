import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { HOST_TOOLS, type PaintedFile, type PdfFile } from "@serambi/kernel/server";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { Certificate } from "../contract/hosts/learning";
import { messages as en } from "../messages/learning.en";
import { messages as id } from "../messages/learning.id";
import { sampleCertificate } from "../testing/learning/sampleLessons";
import { certificateDocument } from "./certificate.server";

const CODE = "7kq2m4xd9pwt";

interface Asked {
  readonly file?: string;
  readonly code?: string;
  readonly routes?: readonly string[];
  readonly answered?: unknown;
  readonly language?: "id" | "en";
}

const ask = async ({
  file = "certificate.pdf",
  code = CODE,
  routes = ["/Certificate/:code"],
  answered = answer(sampleCertificate),
  language = "id",
}: Asked = {}) => {
  const tenant = fakeTenant({ language, settings: { routes: [...routes] } });
  const http = fakeHttp({ "learning certificate": answered });
  const context: PageContext = {
    pattern: "/certificates/:code/:file",
    path: `/certificates/${code}/${file}`,
    params: { code, file },
    query: new URLSearchParams(),
    tenant,
    language,
    t: language === "id" ? id : en,
  };
  const found = await certificateDocument.loader({ ...fakeDeps({ tenant, http }), ...HOST_TOOLS }, context);
  return { found, calls: http.calls };
};

const sheetOf = async (changes: Partial<Certificate> = {}, rest: Asked = {}) =>
  ((await ask({ answered: answer({ ...sampleCertificate, ...changes }), ...rest })).found as PdfFile).sheet; // a PDF is asked for

const textsOf = (sheet: PdfFile["sheet"]): string[] =>
  sheet.columns.flatMap(({ texts }) => texts.map(({ text }) => text));

describe("the files of a certificate", () => {
  it("are a PDF that says what it is, a picture to print, and a card that other sites may show", async () => {
    expect((await ask()).found).toMatchObject({
      kind: "pdf",
      title: "Sertifikat: Laras Wiryodiharjo",
      subject: "Python untuk Catatan Bengkel",
      createdAt: sampleCertificate.issuedAt,
      fileName: "sertifikat-laras-wiryodiharjo-7kq2-m4xd-9pwt.pdf",
      isIndexed: false,
      maxAgeSeconds: 86_400,
    });
    expect((await ask({ file: "certificate.png" })).found).toMatchObject({
      kind: "picture",
      format: "sheet",
      width: 2480,
      fileName: "sertifikat-laras-wiryodiharjo-7kq2-m4xd-9pwt.png",
    });
    const card = (await ask({ file: "card.png" })).found as PaintedFile; // the card is a picture
    expect(card).toMatchObject({ kind: "picture", format: "card", width: 1200, isShared: true, isIndexed: false });
    expect(card.fileName).toBeUndefined();
  });

  it("say who, what, when, by whom and how to check it, in the language that is asked for", async () => {
    const sheet = await sheetOf();
    // 18.00 UTC on the 20th is the 21st in Jakarta.
    for (const text of [
      "Laras Wiryodiharjo",
      "21 November 2026",
      "Sekolah Contoh",
      "7KQ2-M4XD-9PWT",
      "3 bab, 1 jam belajar",
    ])
      expect(textsOf(sheet)).toContain(text);
    expect(sheet.codes?.[0]?.text).toBe("https://contoh.example/Certificate/7KQ2-M4XD-9PWT");
    expect(textsOf(await sheetOf({}, { language: "en" }))).toContain(
      "Whether this certificate is genuine can be seen at",
    );
  });

  it("keep every column on the sheet, beside the cloth and the code for cameras", async () => {
    const { columns, codes = [], width } = await sheetOf();
    for (const { place } of columns) {
      const isBesideCode = place.y > 460;
      expect(place.x).toBeGreaterThan(200);
      expect(place.x + place.width).toBeLessThanOrEqual(isBesideCode ? (codes[0]?.x ?? 0) - 12 : width - 40);
    }
  });

  it("name the holder by the code where nobody can write the name", async () => {
    const texts = (await sheetOf({ learnerName: "李小龙" })).columns.flatMap((column) => column.texts);
    expect(texts.find(({ text }) => text === "李小龙")?.instead).toBe("pemegang kode 7KQ2-M4XD-9PWT");
  });

  it("have names that every file system takes", async () => {
    const nameOf = async (learnerName: string) =>
      ((await ask({ answered: answer({ ...sampleCertificate, learnerName }) })).found as PdfFile).fileName; // as above
    expect(await nameOf('Nguyễn "Thị" ../x')).toBe("sertifikat-nguyen-thi-x-7kq2-m4xd-9pwt.pdf");
    expect((await nameOf("Raden Ajeng ".repeat(12)))?.length).toBeLessThan(110);
  });

  it.each<[what: string, asked: Asked]>([
    ["a file that there is not", { file: "certificate.svg" }],
    ["what is no code", { code: "../../x" }],
    ["a site without certificates", { routes: ["/"] }],
  ])("are not found, and nobody is asked, for %s", async (_what, asked) => {
    const { found, calls } = await ask(asked);
    expect(found).toEqual({ kind: "not-found" });
    expect(calls).toEqual([]);
  });

  it("are not found for a code that nobody was given, and fail with the host", async () => {
    expect((await ask({ answered: new AppError("not-found", "none") })).found).toEqual({ kind: "not-found" });
    await expect(ask({ answered: new AppError("timeout", "late") })).rejects.toMatchObject({ code: "timeout" });
  });
});
