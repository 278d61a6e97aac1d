import { createHash } from "node:crypto";

import type { SeedCall } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import type { VoiceKind } from "../../contract/voiceKinds";
import { asOffice } from "../voices/readVoices";
import voices from "./voices.yaml";

const Voice = {
  at: z.iso.datetime({ offset: true }),
  text: z.string().min(20),
  decision: z.enum(["published", "rejected"]).optional(),
  reason: z.string().default(""),
};

/** The office's answer to an aspiration that is published. */
const Answer = z.strictObject({
  state: z.enum(["discussed", "answered"]),
  text: z.string().min(10).max(600),
  signature: z.string().min(3).max(100),
});

const VoicesOfSite = z.strictObject({
  book_reviews: z.array(z.strictObject({ ...Voice, name: z.string(), rating: z.int().min(1).max(5) })).default([]),
  aspirations: z
    .array(
      z.strictObject({
        ...Voice,
        name: z.string().optional(),
        category: z.string(),
        consent: z.boolean(),
        answer: Answer.optional(),
      }),
    )
    .default([]),
  testimonies: z
    .array(
      z.strictObject({
        ...Voice,
        name: z.string(),
        role: z.string(),
        institution: z.string(),
        consent: z.boolean(),
      }),
    )
    .default([]),
});
type VoicesOfSite = z.infer<typeof VoicesOfSite>;
type AnyVoice = z.infer<z.ZodObject<typeof Voice>>;

/** By the keys of their sites. */
export const seededVoices = (): Readonly<Record<string, VoicesOfSite>> =>
  z.record(z.string(), VoicesOfSite).parse(parse(voices));

/** The same number for the same voice on every machine. */
const idOf = (kind: VoiceKind, { at, text }: AnyVoice): string => {
  const hex = createHash("sha256").update(`${kind} ${at} ${text}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
};

const insert = async (
  { sql, tenant }: SeedCall,
  { kind, voice, columns }: { kind: VoiceKind; voice: AnyVoice; columns: Readonly<Record<string, unknown>> },
): Promise<void> => {
  const id = idOf(kind, voice);
  const row = {
    tenant_id: tenant.id,
    id,
    created_at: new Date(voice.at),
    is_published: voice.decision === "published",
    ...columns,
  };
  const names = Object.keys(row);
  // A decision that a moderator has made since then stays.
  const made = await sql.query(
    `insert into community_${kind} (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})
     on conflict do nothing returning id`,
    Object.values(row),
  );
  if (made.length === 0 || voice.decision === undefined) return;
  await sql.query(
    `insert into community_decisions (tenant_id, kind, voice_id, decision, reason, decided_by, decided_at)
     values ($1, $2, $3::uuid, $4, $5, 'seed', $6)`,
    [tenant.id, kind, id, voice.decision, voice.reason, new Date(Date.parse(voice.at) + 86_400_000)],
  );
};

const insertAnswer = async (
  { sql, tenant }: SeedCall,
  voice: AnyVoice,
  { state, text, signature }: z.infer<typeof Answer>,
): Promise<void> => {
  await sql.query(
    `insert into community_answers (tenant_id, aspiration_id, state, answer, signature, answered_by, answered_at)
     values ($1, $2::uuid, $3, $4, $5, 'seed', $6) on conflict do nothing`,
    [tenant.id, idOf("aspirations", voice), state, text, signature, new Date(Date.parse(voice.at) + 3 * 86_400_000)],
  );
};

/** Writes the voices of one site. */
export const seedVoices = async (call: SeedCall, site: VoicesOfSite): Promise<void> => {
  await asOffice(call.sql);
  for (const voice of site.book_reviews)
    await insert(call, {
      kind: "book_reviews",
      voice,
      columns: { name: voice.name, rating: voice.rating, review: voice.text },
    });
  for (const voice of site.aspirations) {
    const { name = null, category, consent, text } = voice;
    const columns = { name, is_anonymous: name === null, category, message: text, consent_publish: consent };
    await insert(call, { kind: "aspirations", voice, columns });
    if (voice.answer) await insertAnswer(call, voice, voice.answer);
  }
  for (const voice of site.testimonies) {
    const { name, role, institution, consent, text } = voice;
    await insert(call, {
      kind: "testimonies",
      voice,
      columns: { name, role, institution, message: text, consent_publish: consent },
    });
  }
};
