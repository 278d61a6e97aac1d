import { endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { AnswerOrder, ASPIRATION_STATES, type Aspiration, type Aspirations } from "../../contract/Aspirations";
import { texts } from "../texts";
import { MODERATORS } from "./moderators";
import { asOffice } from "./readVoices";

const PER_PAGE = 10;

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly category: string;
  readonly message: string;
  readonly created_at: string;
  readonly state: Aspiration["state"];
  readonly answer: string | null;
  readonly signature: string | null;
}

const ANSWERED = `community_aspirations asked
  left join community_answers answers on answers.tenant_id = asked.tenant_id and answers.aspiration_id = asked.id
  where asked.tenant_id = $1 and asked.is_published`;

const Query = z.object({
  state: z.enum(["answered", "open"]).optional(),
  category: z.string().max(60).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

const toAspiration = (row: Row): Aspiration => ({
  id: row.id,
  name: row.name ?? "",
  category: row.category,
  text: row.message,
  createdAt: new Date(row.created_at).toISOString(),
  state: row.state,
  answer: row.answer ?? "",
  signature: row.signature ?? "",
});

/** What is published, with the office's answers. */
const list = async ({ sql, tenant, query }: ServiceCall<z.infer<typeof Query>>): Promise<Aspirations> => {
  const rows = await sql.query<Row>(
    `select asked.id::text as id, name, category, message, created_at, answer, signature,
       coalesce(answers.state, '${ASPIRATION_STATES[0]}') as state
     from ${ANSWERED}
       and ($2::text is null or ($2 = 'answered') = (coalesce(answers.state, '') = 'answered'))
       and ($3::text is null or category = $3)
     order by created_at desc, asked.id limit $4 offset $5`,
    [tenant.id, query.state ?? null, query.category ?? null, PER_PAGE + 1, (query.page - 1) * PER_PAGE],
  );
  const [sum] = await sql.query<{ total: number; answered: number }>(
    `select count(*)::int as total, (count(*) filter (where answers.state = 'answered'))::int as answered from ${ANSWERED}`,
    [tenant.id],
  );
  const categories = await sql.query<{ category: string }>(
    "select distinct category from community_aspirations where tenant_id = $1 and is_published order by category",
    [tenant.id],
  );
  return {
    items: rows.slice(0, PER_PAGE).map(toAspiration),
    hasOlder: rows.length > PER_PAGE,
    total: sum?.total ?? 0,
    answered: sum?.answered ?? 0,
    categories: categories.map(({ category }) => category),
  };
};

/** Writes the office's answer below a published aspiration; a later one takes its place. */
const give = async (call: ServiceCall<unknown, AnswerOrder>): Promise<{ readonly state: Aspiration["state"] }> => {
  const { sql, tenant, body, user, now, fail } = call;
  await asOffice(sql);
  const [found] = await sql.query(
    "select id from community_aspirations where tenant_id = $1 and id = $2::uuid and is_published",
    [tenant.id, body.id],
  );
  if (!found) return fail(404, texts.noVoice);
  await sql.query(
    `insert into community_answers (tenant_id, aspiration_id, state, answer, signature, answered_by, answered_at)
     values ($1, $2::uuid, $3, $4, $5, $6, $7)
     on conflict (tenant_id, aspiration_id) do update set state = excluded.state, answer = excluded.answer,
       signature = excluded.signature, answered_by = excluded.answered_by, answered_at = excluded.answered_at`,
    [tenant.id, body.id, body.state, body.answer, body.signature, user?.id ?? "", now],
  );
  return { state: body.state };
};

export const aspirationEndpoints = [
  endpoint({
    host: "community",
    method: "GET",
    path: "/voices/aspirations",
    access: "anyone",
    query: Query,
    handle: list,
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/voices/answer",
    access: MODERATORS,
    body: AnswerOrder,
    handle: give,
  }),
];
