import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, describeTables, sqlOf, TestPlatform, type TestAnswer } from "@serambi/platform/testing";

import type { MessageTopic } from "../../contract/Message";
import { service as real } from "../index";
import { MessageSetting } from "./settings";

const OPEN_TIMEOUT_MS = 60_000;
const OWN = "/hosts/community/messages";

const setting = MessageSetting.parse({
  inbox: "kantor@melati.example",
  topics: {
    kabar: { title: "Kabar Melati", text: "Sekali sebulan.", button: "Kirimi saya", done: "Sudah dicatat." },
    tiket: {
      title: "Tiket pameran",
      text: "Satu orang satu tiket.",
      nameLabel: "Nama",
      phoneLabel: "Nomor WhatsApp",
      choiceLabel: "Jam masuk",
      choices: [{ text: "09.00", places: 1 }, { text: "10.00", places: 40 }, { text: "Kapan saja" }],
      wordsLabel: "Yang ingin dilihat",
      button: "Simpan tiket",
      done: "Tunjukkan nomornya di pintu.",
    },
  },
});
const service = { ...real, seed: { settings: () => ({ melati: { messages: setting } }) } };

const ticket = {
  topic: "tiket",
  name: "Sri Handayani",
  email: "sri@contoh.example",
  phone: "0812-4455-6677",
  choice: "10.00",
  words: "Kain lama dari Solo.",
};

describeWithDatabase("messages to an office", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
    melati = await platform.tenantId("melati");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const query = <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    platform.inTenant(melati, (tx) => sqlOf(tx).query<Row>(text, values));
  const send = (body: object, host = "melati.localhost"): Promise<TestAnswer> =>
    platform.post(OWN, body, { "app-token": platform.appToken(host) });
  const sent = async (body: object): Promise<string> => {
    const answer = await send(body);
    expect(answer.status).toBe(201);
    return (answer.body.data as { reference: string }).reference; // the endpoint's own
  };
  const left = async (): Promise<MessageTopic["choices"]> =>
    ((await platform.get(`${OWN}/topic?key=tiket`)).body.data as MessageTopic).choices; // the endpoint's own

  it("keeps what the topic asks for alone, and writes to the sender and to the office", async () => {
    const reference = await sent({ ...ticket, topic: "kabar", email: "Satu@contoh.example", name: "" });
    const [row] = await query("select topic, email, phone, choice from community_messages where reference = $1", [
      reference,
    ]);
    expect(row).toEqual({ topic: "kabar", email: "satu@contoh.example", phone: "", choice: "" });
    const letters = await query<{ recipient: string; subject: string }>(
      "select recipient, subject from outbox where recipient in ('satu@contoh.example', $1) order by recipient",
      [setting.inbox],
    );
    expect(letters).toEqual([
      { recipient: "kantor@melati.example", subject: "Kabar Melati: satu@contoh.example" },
      { recipient: "satu@contoh.example", subject: "Kabar Melati" },
    ]);
  });

  it.each([
    ["name", { name: "Sr" }],
    ["phone", { phone: "021-555" }],
    ["choice", { choice: "11.00" }],
    ["words", { words: "" }],
    ["email", { email: "sri@" }],
  ])("refuses a ticket whose %s alone is wrong", async (field, changes) => {
    const { status, body } = await send({ ...ticket, ...changes });
    expect(status).toBe(422);
    expect(Object.keys((body.data as { fields: object }).fields)).toEqual([field]); // of every 422
  });

  it("gives the last place to one of twenty who want it, tells the others, and shows what is left", async () => {
    expect(await left()).toEqual([
      { text: "09.00", left: 1 },
      { text: "10.00", left: 40 },
      { text: "Kapan saja", left: null },
    ]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send({ ...ticket, choice: "09.00", email: `p${index}@contoh.example` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.message));
    expect(refused).toEqual(new Set(["Yang ini sudah penuh. Pilih yang lain."]));
    expect((await left())[0]).toEqual({ text: "09.00", left: 0 });
  });

  it("makes one message of a form that is sent several times", async () => {
    const keyed = { ...ticket, email: "kunci@contoh.example", key: "cd".repeat(16) };
    expect(new Set(await Promise.all([sent(keyed), sent(keyed), sent({ ...keyed, words: "Lain." })])).size).toBe(1);
    const plain = { ...ticket, email: "tanpa@contoh.example" };
    expect(await sent(plain)).toBe(await sent(plain));
    expect(await sent({ ...plain, words: "Kain lama dari Lasem." })).not.toBe(await sent(plain));
  });

  it("takes no topic that the site does not ask for, nor any of another site", async () => {
    expect((await send({ ...ticket, topic: "lain" })).status).toBe(404);
    expect((await send({ ...ticket, topic: "constructor" })).status).toBe(404);
    expect((await send(ticket, "kenanga.localhost")).status).toBe(404);
  });
});

describeTables({
  service: { ...real, seed: {}, migrations: real.migrations.filter(({ name }) => /messag/.test(name)) },
  tables: ["community_messages"],
  fill: (tx, tenantId) =>
    tx.execute(
      `insert into community_messages values ('${tenantId}', 'PS-AAAAAAAA', 'kabar', '', 'a@contoh.example', '', '', now(), '', '')`,
    ),
});
