import { parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull } from "@serambi/kernel/server";

import { PaymentClient } from "../api/PaymentClient";
import { byYear } from "../contract/byYear";
import { cataloguePathOf } from "../contract/ways";
import type { Messages } from "../messages/id";

/** A year or two of somebody who learns much. */
const PER_PAGE = 24;

/** `/Invoices`: what whoever is signed in has bought, the newest first. */
export const invoicesLoader = loader(async ({ http }: RemoteDeps, { query, tenant, t }: PageContext<Messages>) => {
  const client = new PaymentClient(http);
  const page = parsePageNumber(query);
  const [history, years] = await Promise.all([
    orNull(client.invoices({ page, perPage: PER_PAGE })),
    orNull(client.years()),
  ]);
  const invoices = history?.items ?? [];
  return {
    data: {
      isLost: history === null,
      page: history?.page ?? 1,
      totalPages: history?.totalPages ?? 1,
      pending: invoices.find(({ state }) => state === "PENDING") ?? null,
      years: byYear(invoices, years ?? []),
      cataloguePath: cataloguePathOf(tenant),
    },
    head: { title: t.invoicesTitle, isIndexed: false },
    ...(history === null && { status: 503 }),
  };
});
