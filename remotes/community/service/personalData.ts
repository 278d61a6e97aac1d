import type { PersonalData, PersonCall } from "@serambi/kernel/service";

import { forgetPupils } from "./teams/keepMembers";
import { asOffice } from "./voices/readVoices";

/** Forms are sent without an account: what somebody has sent is found by the e-mail of their account, or by who was signed in. */
const emailOf = async ({ sql, personId }: PersonCall): Promise<string | null> => {
  const [row] = await sql.query<{ email: string }>("select email from persons where id::text = $1", [personId]);
  return row?.email.toLowerCase() ?? null;
};

const TABLES = [
  "community_demo_requests",
  "community_appointments",
  "community_user_disc",
  "community_messages",
  "community_coders",
] as const;

/** Voices that somebody sent while signed in, with what was decided about them. */
const forgetVoices = async ({ sql, tenant, personId, files }: PersonCall): Promise<void> => {
  const own = [tenant.id, personId];
  const photos = await sql.query<{ photo: string }>(
    "select photo from community_testimonies where tenant_id = $1 and person_id = $2 and photo is not null",
    own,
  );
  for (const { photo } of photos) await files.remove(photo);
  for (const kind of ["book_reviews", "aspirations", "testimonies"])
    await sql.query(
      `with gone as (delete from community_${kind} where tenant_id = $1 and person_id = $2 returning id)
       delete from community_decisions where tenant_id = $1 and kind = $3 and voice_id in (select id from gone)`,
      [...own, kind],
    );
};

/** Teams that somebody has registered while signed in, and those of a school whose contact they are. */
const OWN_TEAMS = `from community_teams t join community_schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
  where t.tenant_id = $1 and (t.person_id = $2 or s.email = $3)`;

const copyTeams = ({ sql, tenant, personId }: PersonCall, email: string): Promise<object[]> =>
  sql.query(
    `select t.reference, t.season, t.name, t.state, t.coach_name, t.coach_phone, t.registered_at, s.name as school,
       (select coalesce(jsonb_agg(jsonb_build_object('name', m.name, 'nisn', m.nisn, 'birth_date', m.birth_date, 'is_captain', m.is_captain)
          order by m.position), '[]') from community_team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id) as members
     ${OWN_TEAMS} order by t.registered_at`,
    [tenant.id, personId, email],
  );

/** Takes the pupils' data away: the team stays in the league's tables where it was confirmed, and is out where it was not. */
const forgetTeams = async (call: PersonCall, email: string): Promise<void> => {
  const { sql, tenant, personId } = call;
  const teams = await sql.query<{ id: string; consent_file: string }>(
    `select t.id::text as id, t.consent_file ${OWN_TEAMS}`,
    [tenant.id, personId, email],
  );
  for (const team of teams) {
    await forgetPupils(call, team);
    await sql.query(
      `update community_teams set coach_name = '', coach_phone = '', person_id = null, form_key = '',
         state = case when state = 'confirmed' then state else 'withdrawn' end
       where tenant_id = $1 and id = $2::uuid`,
      [tenant.id, team.id],
    );
  }
};

export const personal: PersonalData = {
  copy: async (call) => {
    const email = await emailOf(call);
    if (email === null) return {};
    const own = [call.tenant.id, email];
    const sent = [call.tenant.id, call.personId];
    await asOffice(call.sql);
    return {
      bookReviews: await call.sql.query(
        "select name, rating, review, is_published, created_at from community_book_reviews where tenant_id = $1 and person_id = $2 order by created_at",
        sent,
      ),
      aspirations: await call.sql.query(
        `select name, is_anonymous, category, message, consent_publish, is_published, created_at
         from community_aspirations where tenant_id = $1 and person_id = $2 order by created_at`,
        sent,
      ),
      testimonies: await call.sql.query(
        `select name, role, institution, message, photo, consent_publish, is_published, created_at
         from community_testimonies where tenant_id = $1 and person_id = $2 order by created_at`,
        sent,
      ),
      demoRequests: await call.sql.query(
        "select reference, email, asked_at, ends_on::text as ends_on from community_demo_requests where tenant_id = $1 and email = $2 order by asked_at",
        own,
      ),
      appointments: await call.sql.query(
        `select reference, state, starts_at, name, email, phone, organization, topic, location, address, notes, guests, made_at
         from community_appointments where tenant_id = $1 and email = $2 order by made_at`,
        own,
      ),
      personalityResults: await call.sql.query(
        "select id, name, email, answers, d, i, s, c, created_at from community_user_disc where tenant_id = $1 and lower(email) = $2 order by created_at",
        own,
      ),
      messages: await call.sql.query(
        "select reference, topic, name, email, phone, choice, words, sent_at from community_messages where tenant_id = $1 and email = $2 order by sent_at",
        own,
      ),
      coders: await call.sql.query(
        `select username, full_name, email, phone, birth_date::text as birth_date, guardian_email, asked_at
         from community_coders where tenant_id = $1 and email = $2`,
        own,
      ),
      leagueEntries: await call.sql.query(
        `select kind, side, round, second, points, words, noted_at from community_league_entries
         where tenant_id = $1 and person_id = $2 order by received_at`,
        sent,
      ),
      schools: await call.sql.query(
        "select reference, npsn, name, pic_name, email, phone, registered_at from community_schools where tenant_id = $1 and email = $2 order by registered_at",
        own,
      ),
      leaderboards: await call.sql.query(
        `select players.name, schools.name as school, branch, joined_at from community_players as players
         join community_schools as schools on schools.tenant_id = players.tenant_id and schools.id = school_id
         where players.tenant_id = $1 and person_id = $2`,
        sent,
      ),
      teams: await copyTeams(call, email),
      donations: await call.sql.query(
        `select reference, amount, donor_name, email, message, state, is_published, created_at, decided_at
         from community_donations where tenant_id = $1 and lower(email) = $2 order by created_at`,
        own,
      ),
    };
  },
  forget: async (call) => {
    const email = await emailOf(call);
    if (email === null) return;
    await asOffice(call.sql);
    await forgetVoices(call);
    await call.sql.query("delete from community_players where tenant_id = $1 and person_id = $2", [
      call.tenant.id,
      call.personId,
    ]);
    for (const table of TABLES)
      await call.sql.query(`delete from ${table} where tenant_id = $1 and lower(email) = $2`, [call.tenant.id, email]);
    await forgetTeams(call, email);
    // A school that takes part stays; who registered it is nobody's any more.
    await call.sql.query(
      "update community_schools set pic_name = '', email = '', phone = '' where tenant_id = $1 and email = $2",
      [call.tenant.id, email],
    );
    // Results stay; who noted them is nobody's any more.
    await call.sql.query("update community_league_entries set person_id = '' where tenant_id = $1 and person_id = $2", [
      call.tenant.id,
      call.personId,
    ]);
    // Money that has come stays in the books, as nobody's; the rest goes.
    await call.sql.query(
      "delete from community_donations where tenant_id = $1 and lower(email) = $2 and state <> 'paid'",
      [call.tenant.id, email],
    );
    await call.sql.query(
      `update community_donations set donor_name = null, is_anonymous = true, email = '', message = '', is_published = false
       where tenant_id = $1 and lower(email) = $2`,
      [call.tenant.id, email],
    );
  },
};
