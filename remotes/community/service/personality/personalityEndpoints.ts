import { endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { CardOrder, type PersonalityCard, type PersonalityResult } from "../../contract/Personality";
import { resultPath } from "../../contract/paths";
import { siteOrigin } from "../siteOrigin";
import { texts } from "../texts";
import { asOffice } from "../voices/readVoices";
import { questionsIn } from "./content";
import { personalityLetter } from "./personalityLetter";
import { findCard, findResult, textOf, titleOf, toCard, toResult } from "./readResult";

const byNumber = z.object({ id: z.uuid() });

const one = async (call: ServiceCall<{ readonly id: string }>): Promise<PersonalityResult> => {
  await asOffice(call.sql);
  const row = (await findResult(call, call.query.id)) ?? call.fail(404, texts.noResult);
  return toResult(row, call.language);
};

const shown = async (call: ServiceCall<{ readonly id: string }>): Promise<PersonalityCard> => {
  await asOffice(call.sql);
  const row = (await findCard(call, call.query.id)) ?? call.fail(404, texts.noCard);
  return toCard(row, call.query.id, call.language);
};

/** A result has one card at most. Taken back, its address is gone for good: the next one has another. */
const order = async (call: ServiceCall<unknown, CardOrder>): Promise<PersonalityResult> => {
  const { sql, tenant, body, fail, language } = call;
  await asOffice(sql);
  if (!(await findResult(call, body.id))) return fail(404, texts.noResult);
  if (body.act === "remove")
    await sql.query("delete from community_disc_cards where tenant_id = $1 and result_id = $2::uuid", [
      tenant.id,
      body.id,
    ]);
  else
    await sql.query(
      `insert into community_disc_cards (tenant_id, result_id, is_named) values ($1, $2::uuid, $3)
       on conflict (tenant_id, result_id) do update set is_named = excluded.is_named`,
      [tenant.id, body.id, body.act === "named"],
    );
  const row = (await findResult(call, body.id)) ?? fail(404, texts.noResult);
  return toResult(row, language);
};

const Made = z.object({ id: z.uuid(), email: z.string(), d: z.int(), i: z.int(), s: z.int(), c: z.int() });

/** Writes to whoever has sent the answers. */
export const sendResult = async ({ send, host, language }: ServiceCall, made: unknown): Promise<void> => {
  const row = Made.parse(made);
  const origin = siteOrigin(host);
  await send({
    to: { email: row.email, language },
    write: (inLanguage) =>
      personalityLetter[inLanguage]({
        ...titleOf(row, inLanguage),
        text: textOf(row, inLanguage),
        href: origin === null ? null : origin + resultPath(row.id),
      }),
  });
};

const own = { host: "community", access: "anyone" } as const;

export const personalityEndpoints = [
  endpoint({
    ...own,
    method: "GET",
    path: "/personality/questions",
    handle: ({ language }) => Promise.resolve(questionsIn(language)),
  }),
  endpoint({ ...own, method: "GET", path: "/personality/result", query: byNumber, handle: one }),
  endpoint({ ...own, method: "GET", path: "/personality/card", query: byNumber, handle: shown }),
  endpoint({ ...own, method: "POST", path: "/personality/card", body: CardOrder, handle: order }),
];
