import { desc } from "drizzle-orm";
import * as z from "zod";

import { inTenant } from "../../database/inTenant";
import type { Database } from "../../database/Database";
import { outbox, tenants } from "../../database/schema";
import { Outbox, type OutboxLetter } from "../pages/Outbox";
import { pageHeaders } from "../pageHeaders";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";

const MOST = 100;

type StoredLetter = OutboxLetter & { readonly html: string };

/** The newest letters of all sites: each tenant is asked for its own. */
const readLetters = async (db: Database): Promise<StoredLetter[]> => {
  const all = await db.transaction((tx) => tx.select().from(tenants));
  const letters: StoredLetter[] = [];
  for (const { id, key } of all) {
    const own = await inTenant(db, id, (tx) => tx.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(MOST));
    letters.push(...own.map((letter) => ({ ...letter, tenant: key })));
  }
  return letters.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, MOST);
};

const idOf = ({ request }: Visit): string | undefined =>
  z.uuid().safeParse((request.params as { id?: unknown }).id).data;

const show = async (visit: Visit) => {
  const letters = await readLetters(visit.deps.db);
  const shown = letters.find(({ id }) => id === idOf(visit)) ?? letters[0];
  return visit.page(visit.t.outbox.title, (context) => <Outbox context={context} letters={letters} shown={shown} />, {
    isBare: true,
  });
};

/** A letter as a mail program shows it: its links open in the window, its style attributes count. */
const showHtml = async ({ deps, request, reply }: Visit) => {
  const { id } = request.params as { id: string }; // of the route
  const letter = (await readLetters(deps.db)).find((one) => one.id === id);
  const headers = pageHeaders({ nonce: "letter", origins: [], isFramed: true });
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
  return reply
    .code(letter ? 200 : 404)
    .headers({ ...headers, "content-security-policy": policy })
    .type("text/html; charset=utf-8")
    .send(letter?.html.replace("<head>", '<head><base target="_top">') ?? "");
};

/** The outbox of a machine that sends nothing. Who develops reads it; nobody else gets here. */
export const outboxRoutes = ({ get }: AccountRoutes): void => {
  get("/__outbox", show);
  get("/__outbox/:id", show);
  get("/__outbox/:id/html", showHtml);
};
