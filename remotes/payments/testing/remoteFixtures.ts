import { answer, answerPage, type RemoteFixtures } from "@serambi/kernel/testing";

import { adminFixtures } from "./adminFixtures";
import { buyerFixtures } from "./buyerFixtures";
import { makeInvoice, makeOffer, makePending } from "./invoices";
import { payoutFixtures } from "./payoutFixtures";

const tenant = { settings: { routes: ["/", "/Checkout/:slug", "/Invoices", "/Invoices/:number"] } };
const button = { tenant, slot: "payments.checkout-button.v1", props: { slug: "postgresql-in-production" } };
const history = { tenant, slot: "payments.room.v1", props: { calledBy: "Larasati" } };

/** Every face of this remote's pages and slots: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [...buyerFixtures, ...payoutFixtures, ...adminFixtures],
  slots: [
    {
      ...button,
      title: "a class that is sold",
      answers: { "services payments/offer": answer(makeOffer()) },
      rejects: [{ slug: "" }],
    },
    {
      ...button,
      title: "an invoice that waits",
      answers: {
        "services payments/offer": answer(
          makeOffer({
            pending: {
              number: "INV-2026-0455",
              payAt: "https://provider.example/pay/abc",
              expiresAt: "2026-11-22T02:50:00.000Z",
            },
          }),
        ),
      },
    },
    {
      ...history,
      title: "three invoices",
      answers: {
        "services payments/invoices": answerPage([
          makePending(),
          makeInvoice(),
          makeInvoice({ number: "INV-2026-0300", months: 3, kind: "pass" }),
        ]),
        "auth user/detail": answer({ kind: 4 }),
      },
    },
    {
      ...history,
      title: "a mentor without invoices",
      answers: { "services payments/invoices": answerPage([]), "auth user/detail": answer({ kind: 2 }) },
    },
  ],
};
