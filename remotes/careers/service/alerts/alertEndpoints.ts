import { endpoint, type Endpoint } from "@serambi/kernel/service";

import { NamedAlert, WantedAlert } from "../../contract/bodies";
import { newKey } from "../newKey";
import { originOf } from "../originOf";
import { fields, texts } from "../texts";
import { sendConfirmation } from "./letters";

const DAY_MS = 86_400_000;
/** Confirmations that one address is written in a day: nobody is flooded with letters that others ask for. */
const MOST_ASKED = 3;

/** A letter when a new job fits: asked for, confirmed from the letter that comes, ended by one click in any of them. */
export const alertEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "careers",
    method: "POST",
    path: "/alerts",
    access: "anyone",
    body: WantedAlert,
    handle: async (call) => {
      const { sql, tenant, now, language, body, host, fail } = call;
      const origin = originOf(host, body.origin) ?? fail(422, fields["origin"] ?? texts.alertNotFound, {});
      // A subscription that nobody confirmed within a day is gone.
      await sql.query("delete from careers_alerts where tenant_id = $1 and confirmed_at is null and asked_at < $2", [
        tenant.id,
        new Date(now.getTime() - DAY_MS),
      ]);
      const [asked] = await sql.query<{ count: number }>(
        "select count(*)::int as count from careers_alerts where tenant_id = $1 and email = $2 and asked_at > $3",
        [tenant.id, body.email, new Date(now.getTime() - DAY_MS)],
      );
      // The answer is the same: it does not tell whose addresses are known here.
      if ((asked?.count ?? 0) >= MOST_ASKED) return { isAsked: true };
      const id = newKey();
      await sql.query(
        `insert into careers_alerts (tenant_id, id, email, language, filters, origin, asked_at)
         values ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
        [tenant.id, id, body.email, language, JSON.stringify(body.filters), origin, now],
      );
      await sendConfirmation(call, { id, email: body.email, language, origin });
      return { isAsked: true };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/alerts/confirm",
    access: "anyone",
    body: NamedAlert,
    handle: async ({ sql, tenant, now, body, fail }) => {
      const found = await sql.query(
        "update careers_alerts set confirmed_at = coalesce(confirmed_at, $3) where tenant_id = $1 and id = $2 returning id",
        [tenant.id, body.id, now],
      );
      return found.length > 0 ? { isConfirmed: true } : fail(404, texts.alertNotFound);
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/alerts/stop",
    access: "anyone",
    body: NamedAlert,
    handle: async ({ sql, tenant, body }) => {
      // Ending it twice is no mistake.
      await sql.query("delete from careers_alerts where tenant_id = $1 and id = $2", [tenant.id, body.id]);
      return { isStopped: true };
    },
  }),
];
