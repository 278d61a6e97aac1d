import type { Language } from "@serambi/kernel/contracts";
import { endpoint, type ServiceCall, type ServiceLetter } from "@serambi/kernel/service";
import * as z from "zod";

import { MessageForm, type MessageTopic, type SentMessage } from "../../contract/Message";
import { makeReference } from "../makeReference";
import { oneAtATime } from "../oneAtATime";
import { fields, texts } from "../texts";
import { readMessageSetting, type MessageSetting } from "./settings";

type Topic = MessageSetting["topics"][string];
type Call = ServiceCall<unknown, MessageForm>;

/** The same words of the same address are one message for so long. */
const SAME_FOR = "10 minutes";

const settingOf = async (
  call: Pick<ServiceCall, "sql" | "tenant" | "fail">,
  key: string,
): Promise<{ readonly inbox: string; readonly topic: Topic }> => {
  const setting = await readMessageSetting(call);
  const topic = setting && Object.hasOwn(setting.topics, key) ? setting.topics[key] : undefined;
  return setting && topic ? { inbox: setting.inbox, topic } : call.fail(404, texts.noTopic);
};

const LETTERS: Readonly<Record<Language, (topic: Topic, reference: string) => ReturnType<ServiceLetter["write"]>>> = {
  id: (topic, reference) => ({
    subject: topic.title,
    paragraphs: [topic.done, `Nomornya ${reference}.`],
    reason: "Surat ini dikirim karena alamat Anda ditulis di formulir situs kami.",
  }),
  en: (topic, reference) => ({
    subject: topic.title,
    paragraphs: [topic.done, `Its number is ${reference}.`],
    reason: "You get this letter because your address was written into a form of our site.",
  }),
};

const findSent = async ({ sql, tenant, body, now }: Call): Promise<string | undefined> => {
  const [row] = await sql.query<{ reference: string }>(
    `select reference from community_messages
     where tenant_id = $1 and (($2 <> '' and form_key = $2) or ($2 = '' and email = $3 and topic = $4 and name = $5
       and words = $6 and sent_at > $7::timestamptz - interval '${SAME_FOR}'))`,
    [tenant.id, body.key, body.email.toLowerCase(), body.topic, body.name, body.words, now],
  );
  return row?.reference;
};

const keep = async (call: Call): Promise<z.infer<typeof SentMessage>> => {
  const { sql, tenant, body, fail, send, now, language } = call;
  const { inbox, topic } = await settingOf(call, body.topic);
  const email = body.email.toLowerCase();
  if (topic.nameLabel !== "" && body.name.length < 3) return fail(422, fieldText("name"), { name: fieldText("name") });
  if (topic.wordsLabel !== "" && body.words.length < 3) return fail(422, texts.noWords, { words: texts.noWords });
  await oneAtATime(sql, tenant.id, `message ${email}`);
  const sent = await findSent(call);
  if (sent !== undefined) return { reference: sent };
  const reference = makeReference("PS");
  await sql.query("insert into community_messages values ($1, $2, $3, $4, $5, $6, $7, $8)", [
    tenant.id,
    reference,
    body.topic,
    body.name,
    email,
    body.words,
    body.key,
    now,
  ]);
  await send({ to: { email, language }, write: (inLanguage) => LETTERS[inLanguage](topic, reference) });
  await send({
    to: { email: inbox, language: tenant.language },
    write: (inLanguage) => ({
      ...LETTERS[inLanguage](topic, reference),
      subject: `${topic.title}: ${body.name || email}`,
      paragraphs: [...[body.words, body.name].filter((part) => part !== ""), email, reference],
    }),
  });
  return { reference };
};

const fieldText = (name: string) => fields[name] ?? texts.noWords;

export const messageEndpoints = [
  endpoint({
    host: "community",
    method: "GET",
    path: "/messages/topic",
    access: "anyone",
    query: z.object({ key: z.string().max(40) }),
    handle: async (call): Promise<MessageTopic> => {
      const { topic } = await settingOf(call, call.query.key);
      return { key: call.query.key, ...topic };
    },
  }),
  endpoint({ host: "community", method: "POST", path: "/messages", access: "anyone", body: MessageForm, handle: keep }),
];
