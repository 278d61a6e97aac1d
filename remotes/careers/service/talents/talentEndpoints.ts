import { endpoint, optionalText, type Endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { WantedIntroduction, WantedProfile } from "../../contract/bodies";
import { FIELDS, type Field } from "../../contract/choices";
import type { Introduction, Profile, Talent, TalentList } from "../../contract/Talent";
import { isoOf } from "../jobs/rows";
import { formKey, newId, newNumber } from "../newKey";
import { texts } from "../texts";
import { sendIntroduction } from "./letters";

const MOST_SHOWN = 60;

interface TalentRow extends Omit<Talent, "name"> {
  readonly name: string;
  readonly isNamed: boolean;
}

const TALENT = `id, name, is_named as "isNamed", trade, city, work, summary, to_char(free_from, 'YYYY-MM-DD') as "freeFrom"`;

const toTalent = ({ isNamed, name, ...rest }: TalentRow): Talent => ({ ...rest, name: isNamed ? name : null });

/** Graduates as they agreed to be shown, and what companies ask of them. */
export const talentEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "careers",
    method: "GET",
    path: "/talents",
    access: "anyone",
    query: z.object({ trade: z.enum(FIELDS).optional(), city: optionalText(60), freeBy: z.iso.date().optional() }),
    handle: async ({ sql, tenant, query: { trade, city, freeBy } }): Promise<TalentList> => {
      const rows = await sql.query<TalentRow>(
        `select ${TALENT} from careers_talents where tenant_id = $1 and withdrawn_at is null
           and ($2::text is null or trade = $2) and ($3::text is null or city = $3) and ($4::date is null or free_from <= $4::date)
         order by free_from, consented_at, id limit ${MOST_SHOWN}`,
        [tenant.id, trade ?? null, city ?? null, freeBy ?? null],
      );
      const all = await sql.query<{ trade: Field; city: string }>(
        "select trade, city from careers_talents where tenant_id = $1 and withdrawn_at is null",
        [tenant.id],
      );
      return {
        talents: rows.map(toTalent),
        trades: FIELDS.filter((field) => all.some((one) => one.trade === field)),
        cities: [...new Set(all.map((one) => one.city))].toSorted((one, other) => one.localeCompare(other)),
        total: all.length,
      };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/introductions",
    access: "anyone",
    body: WantedIntroduction,
    handle: async (call) => {
      const { sql, tenant, now, body, fail } = call;
      const key = formKey(body.key, body.email, body.talent);
      const [before] = await sql.query<{ number: string }>(
        "select number from careers_requests where tenant_id = $1 and form_key = $2",
        [tenant.id, key],
      );
      if (before) return before;
      const [talent] = await sql.query<{ person_id: string | null; work: string }>(
        "select person_id, work from careers_talents where tenant_id = $1 and id = $2 and withdrawn_at is null",
        [tenant.id, body.talent],
      );
      if (!talent) return fail(422, texts.talentNotFound, { talent: texts.talentNotFound });
      const number = newNumber();
      await sql.query(
        `insert into careers_requests (tenant_id, number, form_key, talent_id, company, name, email, pay_from_idr, message, asked_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
        [tenant.id, number, key, body.talent, body.company, body.name, body.email, body.payFromIdr, body.message, now],
      );
      if (talent.person_id !== null) await sendIntroduction(call, talent.person_id, { ...body, work: talent.work });
      return { number };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/profile",
    access: "loggedIn",
    handle: async ({ sql, tenant, user }): Promise<Profile> => {
      const [row] = await sql.query<TalentRow & { isShown: boolean; consentedAt: string }>(
        `select ${TALENT}, withdrawn_at is null as "isShown", ${isoOf("consented_at")} as "consentedAt"
         from careers_talents where tenant_id = $1 and person_id = $2`,
        [tenant.id, user.id],
      );
      const introductions = row
        ? await sql.query<Introduction>(
            `select number, company, name, email, pay_from_idr as "payFromIdr", message, ${isoOf("asked_at")} as "askedAt"
             from careers_requests where tenant_id = $1 and talent_id = $2 order by asked_at desc limit 50`,
            [tenant.id, row.id],
          )
        : [];
      return { profile: row ?? null, introductions };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/profile",
    access: "loggedIn",
    body: WantedProfile,
    handle: async ({ sql, tenant, user, now, body }) => {
      await sql.query(
        `insert into careers_talents (tenant_id, id, person_id, name, is_named, trade, city, work, summary, free_from, consented_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11)
         on conflict (tenant_id, person_id) do update set name = excluded.name, is_named = excluded.is_named, trade = excluded.trade,
           city = excluded.city, work = excluded.work, summary = excluded.summary, free_from = excluded.free_from,
           consented_at = excluded.consented_at, withdrawn_at = null`,
        [
          tenant.id,
          newId(),
          user.id,
          body.name,
          body.isNamed,
          body.trade,
          body.city,
          body.work,
          body.summary,
          body.freeFrom,
          now,
        ],
      );
      return { isShown: true };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/profile/withdraw",
    access: "loggedIn",
    handle: async ({ sql, tenant, user, now }) => {
      await sql.query(
        "update careers_talents set withdrawn_at = coalesce(withdrawn_at, $3) where tenant_id = $1 and person_id = $2",
        [tenant.id, user.id, now],
      );
      return { isShown: false };
    },
  }),
];
