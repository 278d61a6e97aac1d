import type { ServiceCall } from "@serambi/kernel/service";

import type { QuizDraft } from "../../../contract/quiz/Author";
import { QuizContent } from "../../../contract/quiz/Quiz";
import { questionsOf } from "../../../contract/quiz/questions";
import { inLanguage, readVersion } from "../rows";
import { quizTexts } from "../texts";

type Call = Pick<ServiceCall, "sql" | "tenant" | "now" | "fail"> & { readonly user: { readonly id: string } };

interface DraftRow {
  readonly slug: string;
  readonly live_version: number | null;
  readonly draft: unknown;
  readonly draft_revision: number;
  readonly draft_at: string | null;
}

const findRow = async ({ sql, fail }: Call, slug: string, isHeld = false): Promise<DraftRow> => {
  const [row] = await sql.query<DraftRow>(
    `select slug, live_version, draft, draft_revision, draft_at from quiz_quizzes where slug = $1${isHeld ? " for update" : ""}`,
    [slug],
  );
  return row ?? fail(404, quizTexts.quizNotFound);
};

const liveOf = async ({ sql }: Call, row: DraftRow): Promise<QuizContent | null> =>
  row.live_version === null ? null : readVersion(sql, row.slug, row.live_version);

const contentOf = ({ fail }: Call, row: DraftRow, live: QuizContent | null): QuizContent =>
  (row.draft === null ? live : QuizContent.parse(row.draft)) ?? fail(404, quizTexts.quizNotFound);

/** The content of the draft; without one, of what learners get. */
export const readDraftContent = async (call: Call, slug: string): Promise<QuizContent> => {
  const row = await findRow(call, slug);
  return contentOf(call, row, await liveOf(call, row));
};

/** The draft with its versions; without one, what learners get. */
export const readDraft = async (call: Call, slug: string): Promise<QuizDraft> => {
  const { sql } = call;
  const row = await findRow(call, slug);
  const live = await liveOf(call, row);
  const content = contentOf(call, row, live);
  const versions = await sql.query<{ version: number; made_at: string; content: unknown; attempts: number }>(
    `select version, made_at, content, coalesce(taken.attempts, 0) as attempts from quiz_versions
     left join (select version, count(*)::int as attempts from quiz_attempts where slug = $1 group by version) taken using (version)
     where slug = $1 and not is_preview order by version desc limit 20`,
    [slug],
  );
  return {
    slug,
    content,
    revision: row.draft_revision,
    savedAt: row.draft_at === null ? null : new Date(row.draft_at).toISOString(),
    liveVersion: row.live_version,
    isChanged: row.draft !== null && JSON.stringify(content) !== JSON.stringify(live),
    versions: versions.map((one) => ({
      version: one.version,
      madeAt: new Date(one.made_at).toISOString(),
      attempts: one.attempts,
      questionCount: questionsOf(inLanguage(QuizContent.parse(one.content), "id").quiz).length,
    })),
  };
};

/** Saves a draft, unless somebody else has saved one since. */
export const saveDraft = async (
  call: Call,
  slug: string,
  { revision, content }: { readonly revision: number; readonly content: QuizContent },
): Promise<QuizDraft> => {
  const { sql, now, fail } = call;
  const row = await findRow(call, slug, true);
  if (row.draft_revision !== revision) return fail(409, quizTexts.draftMoved);
  await sql.query(
    "update quiz_quizzes set draft = $2::jsonb, draft_revision = draft_revision + 1, draft_at = $3 where slug = $1",
    [slug, JSON.stringify(content), now],
  );
  return readDraft(call, slug);
};

/** Makes a new quiz, not published yet. */
export const createQuiz = async (call: Call, slug: string, content: QuizContent): Promise<QuizDraft> => {
  const { sql, tenant, now, fail } = call;
  const rows = await sql.query(
    `insert into quiz_quizzes (tenant_id, slug, draft, draft_revision, draft_at, position, created_at)
     select $1::uuid, $2::text, $3::jsonb, 1, $4::timestamptz, coalesce(max(position), 0) + 1, $4::timestamptz from quiz_quizzes on conflict do nothing returning slug`,
    [tenant.id, slug, JSON.stringify(content), now],
  );
  if (rows.length === 0) return fail(409, quizTexts.slugTaken);
  return readDraft(call, slug);
};

/** Makes the draft a version and gives it to learners. Attempts that go on keep the version that they began with. */
export const publishDraft = async (call: Call, slug: string, revision: number): Promise<QuizDraft> => {
  const { sql, tenant, now, user, fail } = call;
  const row = await findRow(call, slug, true);
  if (row.draft_revision !== revision) return fail(409, quizTexts.draftMoved);
  if (row.draft === null) return readDraft(call, slug);
  const [made] = await sql.query<{ version: number }>(
    `insert into quiz_versions (tenant_id, slug, version, content, made_at, made_by)
     select $1::uuid, $2::text, coalesce(max(version), 0) + 1, $3::jsonb, $4::timestamptz, $5::text from quiz_versions where slug = $2 returning version`,
    [tenant.id, slug, JSON.stringify(QuizContent.parse(row.draft)), now, user.id],
  );
  await sql.query(
    "update quiz_quizzes set live_version = $2, draft = null, draft_revision = draft_revision + 1, seed_digest = null where slug = $1",
    [slug, made?.version],
  );
  return readDraft(call, slug);
};

/** Takes an earlier version as the draft; it is live once it is published. */
export const restoreVersion = async (
  call: Call,
  slug: string,
  { revision, version }: { readonly revision: number; readonly version: number },
): Promise<QuizDraft> => {
  const { sql, fail } = call;
  const [row] = await sql.query<{ content: unknown }>(
    "select content from quiz_versions where slug = $1 and version = $2 and not is_preview",
    [slug, version],
  );
  if (!row) return fail(404, quizTexts.quizNotFound);
  return saveDraft(call, slug, { revision, content: QuizContent.parse(row.content) });
};
