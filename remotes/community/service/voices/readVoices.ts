import type { ServiceCall, Sql } from "@serambi/kernel/service";

import type { VoiceKind } from "../../contract/voiceKinds";
import type { PastDecision, WaitingVoice } from "../../contract/Voices";

interface VoiceRow {
  readonly kind: VoiceKind;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly photo: string | null;
  readonly about: string;
  readonly may_publish: boolean;
  readonly created_at: string;
  readonly state: WaitingVoice["state"];
  readonly history: readonly PastDecision[];
  readonly likeness: number;
}

/** From here to the end of the transaction all voices are seen and may be changed (rest/policies.sql). */
export const asOffice = async (sql: Sql): Promise<void> => {
  await sql.query("select set_config('community.part', 'office', true)");
};

/** The end of that, where the transaction goes on. */
export const asAnybody = async (sql: Sql): Promise<void> => {
  await sql.query("select set_config('community.part', '', true)");
};

const VOICES = `
  with voices as (
    select 'book_reviews' as kind, id, name, review as text, null as photo, rating::text as about, true as may_publish, is_published, created_at
      from community_book_reviews where tenant_id = $1
    union all
    select 'aspirations', id, coalesce(name, ''), message, null, category, consent_publish, is_published, created_at
      from community_aspirations where tenant_id = $1
    union all
    select 'testimonies', id, name, message, photo, role || ', ' || institution, consent_publish, is_published, created_at
      from community_testimonies where tenant_id = $1
    union all
    select 'donations', id, coalesce(donor_name, ''), message, null, amount::text, true, is_published, created_at
      from community_donations where tenant_id = $1 and state = 'paid' and message <> ''
  ), decided as (
    select distinct on (kind, voice_id) kind, voice_id, decision
      from community_decisions where tenant_id = $1 and undone_at is null order by kind, voice_id, decided_at desc
  ), states as (
    select voices.*, (count(*) over (partition by lower(text)) - 1)::int as likeness,
      case when is_published then 'published' when decided.decision = 'rejected' then 'rejected' else 'waiting' end as state
    from voices
      left join decided on decided.kind = voices.kind and decided.voice_id = voices.id
  )
  select kind, id::text as id, name, text, photo, about, may_publish, created_at, state, likeness,
    (select coalesce(jsonb_agg(jsonb_build_object('decision', past.decision, 'reason', past.reason, 'by', coalesce(persons.name, ''),
        'at', past.decided_at, 'isTakenBack', past.undone_at is not null) order by past.decided_at desc), '[]')
      from community_decisions past left join persons on persons.id::text = past.decided_by
      where past.tenant_id = $1 and past.kind = states.kind and past.voice_id = states.id) as history
  from states`;

const toVoice = (row: VoiceRow): WaitingVoice => ({
  kind: row.kind,
  id: row.id,
  name: row.name,
  text: row.text,
  photo: row.photo ?? "",
  about: row.about,
  mayPublish: row.may_publish,
  createdAt: new Date(row.created_at).toISOString(),
  state: row.state,
  history: row.history.map((past) => ({ ...past, at: new Date(past.at).toISOString() })),
  likeness: row.likeness,
});

type Call = Pick<ServiceCall, "sql" | "tenant">;

/** Those in a state: what waits longest first, of the others the newest. */
export const listVoices = async ({ sql, tenant }: Call, state: WaitingVoice["state"]): Promise<WaitingVoice[]> => {
  const order = state === "waiting" ? "created_at" : "created_at desc";
  const rows = await sql.query<VoiceRow>(`${VOICES} where state = $2 order by ${order} limit 100`, [tenant.id, state]);
  return rows.map(toVoice);
};

export const findVoice = async ({ sql, tenant }: Call, kind: VoiceKind, id: string): Promise<WaitingVoice | null> => {
  const [row] = await sql.query<VoiceRow>(`${VOICES} where kind = $2 and id = $3::uuid`, [tenant.id, kind, id]);
  return row ? toVoice(row) : null;
};
