import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { HOST_TOOLS, type PdfFile } from "@serambi/kernel/server";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { Invoice } from "../contract/Invoice";
import { messages as en } from "../messages/en";
import { messages as id } from "../messages/id";
import { makeInvoice, makePending } from "../testing/invoices";
import { receiptDocument } from "./receipt.server";

const ask = async (answered: unknown, language: "id" | "en" = "id", number = "INV-2026-0418") => {
  const tenant = fakeTenant({ language, settings: { routes: ["/", "/Invoices/:number"] } });
  const http = fakeHttp({ "POST services v1/class/payment/detail": answered });
  const context: PageContext = {
    pattern: "/Invoices/:number/receipt.pdf",
    path: `/Invoices/${number}/receipt.pdf`,
    params: { number },
    query: new URLSearchParams(),
    tenant,
    language,
    t: language === "id" ? id : en,
  };
  return receiptDocument.loader({ ...fakeDeps({ tenant, http }), ...HOST_TOOLS }, context);
};

const fileOf = async (changes: Partial<Invoice> = {}, language: "id" | "en" = "id") =>
  (await ask(answer(makeInvoice(changes)), language)) as PdfFile; // a receipt is a PDF
const textsOf = ({ sheet }: PdfFile): string[] => sheet.columns.flatMap(({ texts }) => texts.map(({ text }) => text));

describe("a receipt as a file", () => {
  it("says who paid whom, for what, how, and the sum in figures and words", async () => {
    const file = await fileOf({ seller: { name: "PT Serambi Belajar", lines: ["Jl. Prawirotaman 18"] } });
    expect(file).toMatchObject({
      fileName: "inv-2026-0418.pdf",
      isIndexed: false,
      createdAt: "2026-11-21T03:07:00.000Z",
    });
    for (const text of [
      "PT Serambi Belajar",
      "Jl. Prawirotaman 18",
      "Larasati Puspa",
      "Virtual account, Bank Mandiri",
      "PostgreSQL in Production",
      "−65.000",
      "64.350",
      "Terbilang: enam ratus empat puluh sembilan ribu tiga ratus lima puluh rupiah.",
    ])
      expect(textsOf(file)).toContain(text);
    expect(file.sheet.codes?.[0]?.text).toBe("https://contoh.example/Invoices/INV-2026-0418");
    expect(textsOf(await fileOf({}, "en"))).toContain("−65,000");
  });

  it("of a refund says that the money was given back", async () => {
    const refunded = await fileOf({ state: "REFUNDED", refundedAt: "2026-11-25T03:00:00.000Z" });
    expect(textsOf(refunded)).toContain("Sudah kami kembalikan");
  });

  it("is not there for what is not paid, somebody else's, whoever is not signed in, and what is no number", async () => {
    for (const answered of [answer(makePending()), new AppError("not-found", "x"), new AppError("unauthorized", "x")])
      expect(await ask(answered)).toEqual({ kind: "not-found" });
    expect(await ask(answer(makeInvoice()), "id", "../x")).toEqual({ kind: "not-found" });
  });
});
