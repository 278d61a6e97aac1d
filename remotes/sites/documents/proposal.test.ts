import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { HOST_TOOLS, type PdfFile } from "@serambi/kernel/server";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { Proposal } from "../contract/proposal/Proposal";
import { messages as en } from "../messages/proposal.en";
import { messages as id } from "../messages/proposal.id";
import { sampleProposal } from "../testing/proposalFixtures";
import { proposalDocument } from "./proposal.server";

const ask = (answered: unknown, language: "id" | "en" = "id") => {
  const tenant = fakeTenant({
    language,
    settings: { language: "id", languages: ["en"], routes: ["/", "/Proposal/:token"] },
  });
  const context: PageContext<typeof id> = {
    pattern: "/Proposal/:token/proposal.pdf",
    path: `/Proposal/${sampleProposal.token}/proposal.pdf`,
    params: { token: sampleProposal.token },
    query: new URLSearchParams(),
    tenant,
    language,
    t: language === "id" ? id : en,
  };
  const http = fakeHttp({ "sites proposals/one": answered });
  return proposalDocument.loader({ ...fakeDeps({ tenant, http }), ...HOST_TOOLS }, context);
};

const fileOf = async (changes: Partial<Proposal> = {}, language: "id" | "en" = "id") =>
  (await ask(answer({ ...sampleProposal, ...changes }), language)) as PdfFile; // a proposal is a PDF
const textsOf = ({ sheet }: PdfFile): string[] => sheet.columns.flatMap(({ texts }) => texts.map(({ text }) => text));

describe("a proposal as a file", () => {
  it("says for whom it is, when what happens, and how the sum was reckoned", async () => {
    const file = await fileOf();
    expect(file).toMatchObject({ fileName: "usulan-us-7qk2m9xa.pdf", isIndexed: false });
    for (const text of [
      "Untuk Institut Teknologi Muaratama, u.p. Dr. Endang Pratiwi",
      "Mahasiswa: 1.234",
      "1 Februari 2027",
      "8 Maret 2027",
      "Langganan, 1.234 orang × Rp 14.500",
      "Pelatihan dosen, 31 kelompok × Rp 4.800.000",
    ])
      expect(textsOf(file).map((one) => one.replaceAll("\u00a0", " "))).toContain(text);
    expect(file.sheet.codes?.[0]?.text).toBe(`https://contoh.example/Proposal/${sampleProposal.token}`);
  });

  it("speaks English, and keeps what was written as it was written", async () => {
    const texts = textsOf(await fileOf({ language: "en" }, "en"));
    expect(texts).toContain("For Institut Teknologi Muaratama, attn. Dr. Endang Pratiwi");
    expect(texts).toContain("Mahasiswa: 1,234");
  });

  it("is in the language that it was made in, whichever its address names", async () => {
    expect(await ask(answer({ ...sampleProposal, language: "id" }), "en")).toEqual({
      kind: "redirect",
      to: `/Proposal/${sampleProposal.token}/proposal.pdf`,
      status: 302,
    });
  });

  it("is not there for a link that nobody was given", async () => {
    expect(await ask(new AppError("not-found", "None"))).toEqual({ kind: "not-found" });
  });
});
