import { seedRows } from "@serambi/kernel/service";
import { TestPlatform } from "@serambi/platform/testing";

import type { AskedQuestion, Kept, OpenAttempt, SavedAnswer } from "../../../contract/quiz/Attempt";
import type { QuizContent } from "../../../contract/quiz/Quiz";
import type { Review } from "../../../contract/quiz/Review";
import { service } from "../../index";
import { seedQuizzes } from "../seed/seedQuizzes";

export const KINDS = { superadmin: 0, admin: 1, mentor: 2, teacher: 3, student: 4, writer: 6 } as const;

type Database = Parameters<typeof TestPlatform.start>[0];

/** Somebody at the site `melati`. */
export interface Caller {
  readonly id: string;
  readonly get: (path: string) => ReturnType<TestPlatform["getWith"]>;
  readonly post: (path: string, body: object) => ReturnType<TestPlatform["post"]>;
  readonly begin: (slug: string, more?: object) => Promise<string>;
  readonly open: (id: string) => Promise<OpenAttempt>;
  readonly keep: (id: string, changes: readonly SavedAnswer[]) => Promise<Kept>;
  readonly submit: (id: string, changes?: readonly SavedAnswer[]) => ReturnType<TestPlatform["post"]>;
  readonly review: (id: string) => Promise<Review>;
}

/** The service over a database with quizzes, and people who take them. */
export class QuizPlatform {
  private persons = 0;
  private readonly quizzes = new Map<string, QuizContent>();

  private constructor(
    readonly platform: TestPlatform,
    readonly melati: string,
  ) {}

  static async start(db: Database): Promise<QuizPlatform> {
    const platform = await TestPlatform.start(db, { services: [service] });
    return new QuizPlatform(platform, await platform.tenantId("melati"));
  }

  /** Publishes quizzes as the seed does: what changed gets a new version. */
  async publish(slug: string, content: QuizContent): Promise<void> {
    this.quizzes.set(slug, content);
    const melati = [...this.quizzes].map(([name, one]) => ({ slug: name, content: one }));
    await this.platform.use([{ ...service, seed: { rows: seedRows(() => ({ melati }), seedQuizzes) } }]);
  }

  /** Rows of the site. */
  query<Row extends object>(text: string): Promise<Row[]> {
    return this.platform.inTenant(this.melati, async (tx) => {
      const { rows } = (await tx.execute(text)) as { rows: Row[] }; // as both drivers answer
      return rows;
    });
  }

  async somebody(role: keyof typeof KINDS = "student"): Promise<Caller> {
    this.persons += 1;
    const id = `${role}-${this.persons}`;
    const token = await this.platform.logIn(this.melati, id, KINDS[role]);
    return this.caller(id, { authorization: `Bearer ${token}` });
  }

  visitor(): Caller {
    return this.caller("", {});
  }

  private caller(id: string, own: Readonly<Record<string, string>>): Caller {
    // A token is of its moment, and the tests move the clock.
    const headers = () => ({ "app-token": this.platform.appToken("melati.localhost"), ...own });
    const get = (path: string) => this.platform.getWith(`/hosts/lms/quiz/${path}`, headers());
    const post = (path: string, body: object) => this.platform.post(`/hosts/lms/quiz/${path}`, body, headers());
    const submit = (attempt: string, changes: readonly SavedAnswer[] = []) =>
      post(`attempts/${attempt}/submit`, { changes });
    return {
      id,
      get,
      post,
      submit,
      begin: async (slug, more = {}) =>
        ((await post("attempts", { slug, language: "id", ...more })).body.data as { id: string }).id,
      open: async (attempt) => ((await get(`attempts/${attempt}`)).body.data as { attempt: OpenAttempt }).attempt,
      keep: async (attempt, changes) => (await post(`attempts/${attempt}/answers`, { changes })).body.data as Kept,
      review: async (attempt) => (await get(`attempts/${attempt}/review`)).body.data as Review,
    };
  }
}

const wordsOf = (spans: readonly { readonly text: string }[]): string => spans.map(({ text }) => text).join("");

/** The letters of what a question offers, by their words. */
export const letters = (question: AskedQuestion | undefined, ...words: readonly string[]): string[] =>
  words.map((word) => question?.options.find(({ spans }) => wordsOf(spans) === word)?.letter ?? "?");

export const questionAbout = (attempt: OpenAttempt, words: string): AskedQuestion => {
  const found = attempt.questions.find(({ blocks }) => JSON.stringify(blocks).includes(words));
  if (!found) throw new Error(`No question says ${words}`);
  return found;
};

export const change = (n: number, answer: readonly string[], seq = 1, isFlagged = false): SavedAnswer => ({
  n,
  answer: [...answer],
  seq,
  isFlagged,
});

/** Every question of `weavingQuiz` answered, all of them right. */
export const rightAnswers = (attempt: OpenAttempt): SavedAnswer[] => {
  const about = (words: string) => questionAbout(attempt, words);
  const [organza, alat, urut, jodoh] = [about("organza"), about("alat ukur"), about("Susun"), about("Pasangkan")];
  return [
    change(organza.n, letters(organza, "Kampuh balik")),
    change(alat.n, letters(alat, "Metlin", "Penggaris")),
    change(about("Drill").n, ["true"]),
    change(about("Jari-jari").n, ["11.2"]),
    change(about("membuka jahitan").n, ["pendedl"]),
    change(urut.n, letters(urut, "Luruskan serat", "Semat pola", "Gunting")),
    change(jodoh.n, letters(jodoh, "memindah garis", "mengukur")),
    change(about("Keliling").n, ["2 π r", "70,5"]),
    change(about("ditulis").n, ["6\n"]),
  ];
};
