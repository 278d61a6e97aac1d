import { formatDate } from "@serambi/kernel/i18n";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { PayoutClient } from "../api/PayoutClient";
import type { PayoutMessages } from "../messages/payouts.id";

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** `/Payouts/Statement?month=2026-11`: a month of whoever asks; the present one where none is named. */
export const statementLoader = loader(
  async ({ http, now }: RemoteDeps, { query, t, language }: PageContext<PayoutMessages>) => {
    const today = new Date(now().getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 7);
    const asked = query.get("month") ?? "";
    const month = MONTH.test(asked) && asked <= today ? asked : today;
    const statement = await new PayoutClient(http).statement(month);
    const name = formatDate(`${month}-15T12:00:00.000Z`, language).replace(/\b15\b[ ,]*/, "");
    return { data: { statement, name, today }, head: { title: t.statementTitle(name), isIndexed: false } };
  },
);
