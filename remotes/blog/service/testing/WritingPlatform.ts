import { sqlOf, TestPlatform, type OpenEmpty, type TestAnswer } from "@serambi/platform/testing";

import type { Writing } from "../writing/readWriting";
import { serviceWithPosts } from "./serviceWith";

/** Id of the person who writes in these tests. */
export const RATNA = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a22";
export const NOW = new Date("2026-11-21T03:00:00Z");
const WRITER_KIND = 6;

/** A value that can be published. */
export const whole = {
  title: "Ruang tamu, pukul tujuh",
  summary: "Dua puluh enam rumah menjadi ruang kelas.",
  category: "Kabar",
  author: { name: "Ratna", role: "Redaktur" },
  text: "Di Wanareja, **sebelas anak** duduk di sana.",
};

/** The platform with the blog's service, and Ratna, who writes for the site `melati`. */
export class WritingPlatform {
  private constructor(
    readonly platform: TestPlatform,
    readonly melati: string,
    private readonly writer: string,
  ) {}

  static async start(openEmpty: OpenEmpty): Promise<WritingPlatform> {
    const platform = await TestPlatform.start(await openEmpty(), { services: [serviceWithPosts] });
    const melati = await platform.tenantId("melati");
    await platform.db.transaction((tx) =>
      sqlOf(tx).query(
        "insert into persons (id, email, name, language, created_at) values ($1::uuid, 'ratna@contoh.example', 'Ratna', 'id', now())",
        [RATNA],
      ),
    );
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        "insert into memberships (tenant_id, person_id, user_kind, created_at) values ($1, $2::uuid, $3, now())",
        [melati, RATNA, WRITER_KIND],
      ),
    );
    return new WritingPlatform(platform, melati, await platform.logIn(melati, RATNA, WRITER_KIND));
  }

  /** Makes Ratna another kind of user of the site. */
  async become(userKind = WRITER_KIND): Promise<void> {
    await this.platform.inTenant(this.melati, (tx) =>
      sqlOf(tx).query("update memberships set user_kind = $1 where person_id::text = $2", [userKind, RATNA]),
    );
  }

  /** @param token null: without anybody's */
  headers(token: string | null = this.writer, host = "melati.localhost") {
    return {
      "app-token": this.platform.appToken(host),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
  }

  get(path: string, token?: string | null, host?: string) {
    return this.platform.getWith(`/post/writing/${path}`, this.headers(token, host));
  }

  post(path: string, body: object, token?: string | null) {
    return this.platform.post(`/post/writing/${path}`, body, this.headers(token));
  }

  put(path: string, body: object, token = this.writer) {
    return this.platform.put(`/post/writing/${path}`, body, token);
  }

  /** @throws Error where the service answers with another status */
  async given(answered: Promise<TestAnswer>, status = 200): Promise<Writing> {
    const answer = await answered;
    if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.data as Writing; // the endpoints' own
  }

  open(kind: string, id: string): Promise<Writing> {
    return this.given(this.get(`one/${kind}/${id}`));
  }

  make(kind: string): Promise<Writing> {
    return this.given(this.post("new", { kind }), 201);
  }

  save({ kind, id, version, value }: Writing, changes: object): Promise<Writing> {
    return this.given(this.put(`one/${kind}/${id}`, { version, value: { ...value, ...changes } }));
  }

  act({ kind, id, version }: Writing, what: string, more: object = {}): Promise<Writing> {
    return this.given(this.post(`one/${kind}/${id}/${what}`, { version, ...more }));
  }

  async published(own: object = {}): Promise<Writing> {
    return this.act(await this.save(await this.make("blog"), { ...whole, ...own }), "publish");
  }

  /** The status of a visitor's call for a post. */
  async detail(key: string): Promise<number> {
    return (await this.platform.get(`/post/detail?id=${key}`)).status;
  }
}
