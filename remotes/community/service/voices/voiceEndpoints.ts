import { endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { maskPersonal } from "../../contract/maskPersonal";
import { Decision, type ReviewSummary, UndoOrder, type WaitingVoice } from "../../contract/Voices";
import type { VoiceKind } from "../../contract/voiceKinds";
import { oneAtATime } from "../oneAtATime";
import { REST_TABLES } from "../rest/tables";
import { texts } from "../texts";
import { MODERATORS } from "./moderators";
import { asOffice, findVoice, listVoices } from "./readVoices";

/** The column with what was written. */
const WORDS: Readonly<Record<VoiceKind, string>> = {
  book_reviews: "review",
  aspirations: "message",
  testimonies: "message",
  donations: "message",
};

/** A decision can be taken back for so long, by whoever has made it. */
const UNDO_MS = 60_000;

/** The address of its photograph that everybody was told leads nowhere once a voice is taken down. */
const hidePhoto = async ({ sql, tenant, files }: ServiceCall, { id, photo }: WaitingVoice): Promise<void> => {
  if (photo === "") return;
  await sql.query("update community_testimonies set photo = $3 where tenant_id = $1 and id = $2::uuid", [
    tenant.id,
    id,
    await files.readdress(photo),
  ]);
};

/** Decided once for each state that it was in: of two colleagues who press at once, one is told of the other. */
const decide = async (call: ServiceCall<unknown, Decision>): Promise<Pick<WaitingVoice, "state">> => {
  const { sql, tenant, body, now, fail, user } = call;
  const { kind, id, from, decision, reason } = body;
  await asOffice(sql);
  await oneAtATime(sql, tenant.id, `voice ${id}`);
  const voice = await findVoice(call, kind, id);
  if (!voice) return fail(404, texts.noVoice);
  if (voice.state !== from) return fail(409, texts.decidedAlready);
  if (decision === "published" && !voice.mayPublish) return fail(409, texts.noConsent);
  const isPublished = decision === "published";
  // Telephone numbers and e-mails are nobody's to read: they go for good once others may see the text.
  await sql.query(
    `update ${REST_TABLES[kind].relation} set is_published = $3, ${WORDS[kind]} = $4 where tenant_id = $1 and id = $2::uuid`,
    [tenant.id, id, isPublished, isPublished ? maskPersonal(voice.text) : voice.text],
  );
  if (!isPublished) await hidePhoto(call, voice);
  await sql.query(
    `insert into community_decisions (tenant_id, kind, voice_id, decision, reason, decided_by, decided_at)
     values ($1, $2, $3::uuid, $4, $5, $6, $7)`,
    [tenant.id, kind, id, decision, reason, user?.id ?? "", now],
  );
  return { state: decision };
};

interface Made {
  readonly id: string;
  readonly decided_by: string;
  readonly decided_at: string;
}

/** Takes the last decision back: the one before it counts again, and the history keeps both. */
const undo = async (call: ServiceCall<unknown, UndoOrder>): Promise<Pick<WaitingVoice, "state">> => {
  const { sql, tenant, body, now, fail, user } = call;
  const { kind, id } = body;
  await asOffice(sql);
  await oneAtATime(sql, tenant.id, `voice ${id}`);
  const [last, before] = await sql.query<Made & { readonly decision: "published" | "rejected" }>(
    `select id::text as id, decided_by, decided_at, decision from community_decisions
     where tenant_id = $1 and kind = $2 and voice_id = $3::uuid and undone_at is null order by decided_at desc limit 2`,
    [tenant.id, kind, id],
  );
  const isOwn = last !== undefined && last.decided_by === user?.id;
  if (!isOwn || now.getTime() - Date.parse(last.decided_at) > UNDO_MS) return fail(409, texts.tooLateToUndo);
  await sql.query("update community_decisions set undone_at = $3 where tenant_id = $1 and id = $2::uuid", [
    tenant.id,
    last.id,
    now,
  ]);
  await sql.query(`update ${REST_TABLES[kind].relation} set is_published = $3 where tenant_id = $1 and id = $2::uuid`, [
    tenant.id,
    id,
    before?.decision === "published",
  ]);
  const voice = last.decision === "published" ? await findVoice(call, kind, id) : null;
  if (voice) await hidePhoto(call, voice);
  return { state: before?.decision ?? "waiting" };
};

const summarise = async ({ sql, tenant }: ServiceCall): Promise<ReviewSummary> => {
  const rows = await sql.query<{ stars: number; count: number }>(
    `select rating as stars, count(*)::int as count from community_book_reviews
     where tenant_id = $1 and is_published group by rating`,
    [tenant.id],
  );
  const counts = new Map(rows.map(({ stars, count }) => [stars, count]));
  const byStars = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 }));
  const count = byStars.reduce((sum, one) => sum + one.count, 0);
  const sum = byStars.reduce((total, one) => total + one.stars * one.count, 0);
  return { count, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, byStars };
};

export const voiceEndpoints = [
  endpoint({ host: "community", method: "GET", path: "/voices/reviews", access: "anyone", handle: summarise }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/voices/list",
    access: MODERATORS,
    query: z.object({ state: z.enum(["waiting", "published", "rejected"]) }),
    handle: async (call) => {
      await asOffice(call.sql);
      return listVoices(call, call.query.state);
    },
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/voices/decide",
    access: MODERATORS,
    body: Decision,
    handle: decide,
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/voices/undo",
    access: MODERATORS,
    body: UndoOrder,
    handle: undo,
  }),
];
