import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { AdminClient } from "../api/AdminClient";
import { adminPath, readAdminView } from "../contract/adminQuery";
import type { AdminMessages } from "../messages/admin.id";

type Context = PageContext<AdminMessages>;

const PER_PAGE = 10;

/** `/Payments`: the invoices of the site, those first that want somebody's attention; beside them the one that was chosen. */
export const adminLoader = loader(async ({ http }: RemoteDeps, { query, t }: Context) => {
  const client = new AdminClient(http);
  const view = readAdminView(query);
  const { page, isMarked, search, selected } = view;
  const [list, found] = await Promise.all([
    client.invoices({
      page,
      perPage: PER_PAGE,
      ...(isMarked && { attention: true }),
      ...(search !== null && { search }),
    }),
    selected === null ? null : client.invoices({ page: 1, perPage: 1, search: selected }),
  ]);
  const invoice = found?.items.find(({ number }) => number === selected) ?? null;
  return {
    data: { view, list, invoice, isEnrolled: query.get("enrolled") === "1" },
    head: { title: t.title, isIndexed: false },
  };
});

const Reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(255));
const Enrolment = z.object({
  email: z.email().check(z.maxLength(254)),
  slug: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  reason: Reason,
});
const Act = z.object({
  act: z.enum(["refund", "grant", "give-back", "claim"]),
  number: z.string().check(z.regex(/^[A-Za-z0-9-]{3,40}$/)),
});

/** Enrols a member by hand. */
const enrol = async (client: AdminClient, t: AdminMessages, form: Readonly<Record<string, string>>) => {
  const wanted = Enrolment.safeParse(form);
  if (!wanted.success) {
    const words = { email: t.enrolEmailWrong, slug: t.enrolClassMissing, reason: t.enrolReasonMissing };
    const names = new Set(wanted.error.issues.map(({ path }) => path[0]));
    return invalid(Object.fromEntries(Object.entries(words).filter(([name]) => names.has(name))));
  }
  try {
    await client.enrol(wanted.data);
  } catch (error) {
    if (isAppError(error) && error.code === "invalid") return invalid({}, error.message);
    throw error;
  }
  return redirect(`${adminPath({})}?enrolled=1`, 303);
};

/** Refunds, gives a right that is late, decides about money that is nobody's, or enrols somebody. The endpoint decides whether the asker may. */
export const adminAction = action(async ({ http }: RemoteDeps, { query, t }: Context, form) => {
  const client = new AdminClient(http);
  if (form["act"] === "enrol") return enrol(client, t, form);
  const asked = Act.safeParse(form);
  if (!asked.success) return redirect(adminPath(readAdminView(query)), 303);
  const { act, number } = asked.data;
  let shown = number;
  try {
    if (act === "grant") await client.grant(number);
    else if (act === "give-back") await client.giveBack(number);
    else if (act === "claim") shown = (await client.claim(number)).number;
    else {
      const reason = Reason.safeParse(form["refundReason"] ?? "");
      if (!reason.success) return invalid({ refundReason: t.refundMissing });
      await client.refund(number, reason.data);
    }
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.conflict);
    throw error;
  }
  return redirect(adminPath({ ...readAdminView(query), selected: shown }), 303);
});
