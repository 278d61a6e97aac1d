import type { Language } from "@serambi/kernel/contracts";
import { parsePhone } from "@serambi/kernel/i18n";
import type { ServiceCall, ServiceLetter, Text } from "@serambi/kernel/service";
import type * as z from "zod";

import type { MessageForm, SentMessage } from "../../contract/Message";
import { makeReference } from "../makeReference";
import { oneAtATime } from "../oneAtATime";
import { fields, texts } from "../texts";
import { countChosen } from "./countChosen";
import { topicOf, type Topic } from "./settings";

type Call = ServiceCall<unknown, MessageForm>;

/** The same words of the same address are one message for so long. */
const SAME_FOR = "10 minutes";

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

/** Faults of a message by the topic's own rules, by field. */
const faultsOf = (topic: Topic, body: MessageForm): Readonly<Record<string, Text>> => {
  const isChoice = topic.choices.some(({ text }) => text === body.choice);
  return {
    ...(topic.nameLabel !== "" && body.name.length < 3 && { name: fields["name"] ?? texts.noWords }),
    ...(topic.phoneLabel !== "" && parsePhone(body.phone) === null && { phone: fields["phone"] ?? texts.noWords }),
    ...(topic.choiceLabel !== "" && !isChoice && { choice: texts.noChoice }),
    ...(topic.wordsLabel !== "" && body.words.length < 3 && { words: texts.noWords }),
  };
};

const findSent = async ({ sql, tenant, body, now }: Call): Promise<string | undefined> => {
  const [row] = await sql.query<{ reference: string }>(
    `select reference from community_messages
     where tenant_id = $1 and (($2 <> '' and form_key = $2) or ($2 = '' and email = $3 and topic = $4 and name = $5
       and words = $6 and choice = $7 and sent_at > $8::timestamptz - interval '${SAME_FOR}'))`,
    [tenant.id, body.key, body.email.toLowerCase(), body.topic, body.name, body.words, body.choice, now],
  );
  return row?.reference;
};

/** @throws 422 where the choice has no place left */
const takePlace = async (call: Call, topic: Topic): Promise<void> => {
  const { sql, tenant, body, fail } = call;
  const places = topic.choices.find(({ text }) => text === body.choice)?.places;
  if (places === undefined) return;
  await oneAtATime(sql, tenant.id, `message ${body.topic} ${body.choice}`);
  const chosen = await countChosen(call, body.topic);
  if ((chosen.get(body.choice) ?? 0) >= places) return fail(422, texts.choiceTaken, { choice: texts.choiceTaken });
};

/**
 * Keeps a message to a site's office, and writes to its sender and to the office. What a topic does not ask for is not kept.
 * @throws 404 no such topic; 422 with the fields that it asks for and that are missing, or a choice that is full
 */
export const keepMessage = async (call: Call): Promise<z.infer<typeof SentMessage>> => {
  const { sql, tenant, body, fail, send, now, language } = call;
  const { inbox, topic } = await topicOf(call, body.topic);
  const faults = faultsOf(topic, body);
  const [first] = Object.values(faults);
  if (first) return fail(422, first, faults);
  const email = body.email.toLowerCase();
  await oneAtATime(sql, tenant.id, `message ${email}`);
  const sent = await findSent(call);
  if (sent !== undefined) return { reference: sent };
  await takePlace(call, topic);
  const reference = makeReference("PS");
  const phone = topic.phoneLabel === "" ? "" : (parsePhone(body.phone) ?? "");
  const choice = topic.choiceLabel === "" ? "" : body.choice;
  await sql.query(
    `insert into community_messages (tenant_id, reference, topic, name, email, words, form_key, sent_at, phone, choice)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tenant.id, reference, body.topic, body.name, email, body.words, body.key, now, phone, choice],
  );
  const details = [body.words, choice, body.name, email, phone, reference].filter((part) => part !== "");
  await send({
    to: { email, language },
    write: (inLanguage) => withChoice(LETTERS[inLanguage](topic, reference), choice),
  });
  await send({
    to: { email: inbox, language: tenant.language },
    write: (inLanguage) => ({
      ...LETTERS[inLanguage](topic, reference),
      subject: `${topic.title}: ${body.name || email}`,
      paragraphs: details,
    }),
  });
  return { reference };
};

type Letter = ReturnType<ServiceLetter["write"]>;

const withChoice = (letter: Letter, choice: string): Letter =>
  choice === "" ? letter : { ...letter, paragraphs: [...letter.paragraphs, choice] };
