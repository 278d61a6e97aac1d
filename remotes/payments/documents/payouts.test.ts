import { expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { HOST_TOOLS, type TextFile } from "@serambi/kernel/server";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { Payout } from "../contract/Payout";
import { messages as t } from "../messages/payouts.id";
import { payoutsDocument } from "./payouts.server";

const payout: Payout = {
  number: "PO-2611-038",
  state: "REQUESTED",
  amountIdr: 2_400_000,
  feeIdr: 2_500,
  heldIdr: 2_402_500,
  bankCode: "MANDIRI",
  bankName: "Bank Mandiri",
  accountEnd: "4471",
  accountHolderName: '=HYPERLINK("https://evil.example";"klik")',
  owner: { name: "+62 Maria", role: "mentor" },
  isOwn: false,
  requestedAt: "2026-11-20T03:12:00.000Z",
  note: null,
};

const ask = async (answered: unknown, query = "") => {
  const tenant = fakeTenant({ settings: { routes: ["/", "/Payouts"] } });
  const http = fakeHttp({ "services payments/payouts/export": answered });
  const path = "/Payouts/payouts.csv";
  const context: PageContext = {
    pattern: path,
    path,
    params: {},
    query: new URLSearchParams(query),
    tenant,
    language: "id",
    t,
  };
  const found = await payoutsDocument.loader({ ...fakeDeps({ tenant, http }), ...HOST_TOOLS }, context);
  return { found, calls: http.calls };
};

it("writes what a spreadsheet would take for a formula as text, with the filters of the list", async () => {
  const { found, calls } = await ask(answer([payout]), "status=open&bank=MANDIRI&search=maria");
  const [, line] = (found as TextFile).body.split("\r\n"); // a CSV is a text
  expect(line).toBe(
    `"PO-2611-038","2026-11-20T03:12:00.000Z","'+62 Maria","Bank Mandiri 4471","'=HYPERLINK(""https://evil.example"";""klik"")","Diajukan","2400000","2500"`,
  );
  expect(JSON.stringify(calls)).toContain("REQUESTED");
});

it("is not there for whoever may not see payouts", async () => {
  for (const code of ["unauthorized", "forbidden"] as const)
    expect((await ask(new AppError(code, "no"))).found).toEqual({ kind: "not-found" });
});
