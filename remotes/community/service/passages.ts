import { hasRoute, LANGUAGES } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";
import { plainText, type Passage, type PassageCall, type PassageFact, type Text } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { WEEKDAYS } from "../contract/jakartaTime";
import { APPOINTMENT_PATH, ASPIRATIONS_PATH, DONATE_PATH, REVIEWS_PATH, TESTIMONIES_PATH } from "../contract/paths";
import { OfficeSetting } from "./appointments/settings";
import { DonationSetting } from "./donations/settings";
import { mentorPassages } from "./mentors/mentorPassages";
import forms from "./passages.yaml";

const FORM: Text = { id: "Formulir", en: "Form" };
const REVIEW: Text = { id: "Ulasan", en: "Review" };

const said = z.object({ title: z.string(), text: z.string() });
const Forms = z.array(z.object({ route: z.string(), words: z.array(z.string()), id: said, en: said }));

/** The newest of each kind. */
const MOST_VOICES = 100;

const same = (value: string): Text => ({ id: value, en: value });

/** The hours of a week, days with the same ones together. */
const openingHours = (hours: OfficeSetting["hours"]): Text => {
  const byHours = new Map<string, number[]>();
  for (let day = 1; day <= 7; day += 1) {
    const times = (hours[String(day)] ?? []).map(([from, until]) => `${from}–${until}`).join(", ");
    if (times !== "") byHours.set(times, [...(byHours.get(times) ?? []), day]);
  }
  const write = (language: "id" | "en"): string =>
    [...byHours]
      .map(([times, days]) => `${days.map((day) => WEEKDAYS[language][day % 7]).join(", ")} ${times}`)
      .join("; ");
  return { id: `${write("id")} WIB`, en: `${write("en")} WIB` };
};

/** The office's place, times and the length of a meeting. */
const officeFacts = (setting: unknown): readonly PassageFact[] => {
  const { data } = OfficeSetting.safeParse(setting);
  if (!data) return [];
  return [
    { asks: "contact", label: FORM, value: same(APPOINTMENT_PATH) },
    { asks: "people", label: { id: "Dengan", en: "With" }, value: same(data.name) },
    { asks: "place", label: { id: "Kota", en: "City" }, value: same(data.city) },
    { asks: "date", label: { id: "Jam kantor", en: "Office hours" }, value: openingHours(data.hours) },
    {
      asks: "length",
      label: { id: "Lama", en: "Length" },
      value: { id: `${data.lengthMinutes} menit`, en: `${data.lengthMinutes} minutes` },
    },
  ];
};

const CAMPAIGN: Readonly<Record<"choices" | "spending", Text>> = {
  choices: { id: "Untuk apa donasi Anda", en: "What your donation pays for" },
  spending: { id: "Ke mana donasi pergi", en: "Where donations went" },
};

/** Things that a donation pays for, and the way that the money went. */
const campaignPassages = (setting: unknown, { language }: PassageCall["tenant"]): readonly Passage[] => {
  const { data } = DonationSetting.safeParse(setting);
  if (!data) return [];
  const { choices, spending, lede } = data;
  const total = spending.parts.reduce((sum, { amount }) => sum + amount, 0);
  const common = { path: DONATE_PATH, kind: FORM, language, words: ["donasi", "donate"] };
  return [
    {
      ...common,
      title: CAMPAIGN.choices[language],
      text: [lede, ...choices.map(({ amount, text }) => `${formatRupiah(amount, language)}: ${text}.`)].join("\n"),
    },
    {
      ...common,
      title: CAMPAIGN.spending[language],
      text: [
        `${spending.period}: ${formatRupiah(total, language)}.`,
        ...spending.parts.map(({ name, amount }) => `${name}: ${formatRupiah(amount, language)}.`),
      ].join("\n"),
    },
  ];
};

interface VoiceRow {
  readonly title: string;
  readonly text: string;
  readonly created_at: string;
}

/** Wishes with the office's answer, and testimonies: those that are published. */
const VOICES: readonly { readonly path: string; readonly kind: Text; readonly query: string }[] = [
  {
    path: ASPIRATIONS_PATH,
    kind: { id: "Aspirasi", en: "Wish" },
    query: `select asked.category as title, concat_ws(E'\n', asked.message, answers.answer) as text, asked.created_at
      from community_aspirations asked
      join community_answers answers on answers.tenant_id = asked.tenant_id and answers.aspiration_id = asked.id
      where asked.is_published order by asked.created_at desc, asked.id`,
  },
  {
    path: TESTIMONIES_PATH,
    kind: { id: "Testimoni", en: "Testimony" },
    query: `select concat_ws(', ', name, role, institution) as title, message as text, created_at
      from community_testimonies where is_published order by created_at desc, id`,
  },
];

const voicePassages = async ({ sql, tenant }: PassageCall): Promise<readonly Passage[]> => {
  const found: Passage[] = [];
  for (const { path, kind, query } of VOICES.filter((voice) => hasRoute(tenant, voice.path)))
    for (const { title, text, created_at: createdAt } of await sql.query<VoiceRow>(`${query} limit ${MOST_VOICES}`))
      found.push({
        path,
        title: kind[tenant.language],
        heading: title,
        kind,
        text: plainText(text),
        language: tenant.language,
        updatedAt: new Date(createdAt).toISOString(),
      });
  return found;
};

interface ReviewRow {
  readonly name: string;
  readonly review: string;
  readonly rating: number;
  readonly created_at: string;
}

/** The forms that anybody may send, and voices that are published: those that wait or were rejected are the office's alone. */
export const passages = async (call: PassageCall): Promise<readonly Passage[]> => {
  const { sql, tenant, setting } = call;
  const donations = await setting("donations");
  const office = officeFacts(await setting("appointments"));
  const shown = Forms.parse(parse(forms)).filter(
    ({ route }) =>
      hasRoute(tenant, route) &&
      (route !== APPOINTMENT_PATH || office.length > 0) &&
      (route !== DONATE_PATH || donations !== undefined),
  );
  const reviews = hasRoute(tenant, REVIEWS_PATH)
    ? await sql.query<ReviewRow>(
        `select name, review, rating, created_at from community_book_reviews
         where is_published order by created_at desc, id limit ${MOST_VOICES}`,
      )
    : [];
  return [
    ...shown.flatMap(({ route, words, ...texts }) =>
      LANGUAGES.map((language): Passage => ({
        path: route,
        kind: FORM,
        words,
        language,
        ...texts[language],
        ...(route === APPOINTMENT_PATH && { facts: office }),
      })),
    ),
    ...(hasRoute(tenant, DONATE_PATH) ? campaignPassages(donations, tenant) : []),
    ...mentorPassages(await setting("mentors"), tenant),
    ...(await voicePassages(call)),
    ...reviews.map(({ name, review, rating, created_at: createdAt }): Passage => ({
      path: REVIEWS_PATH,
      title: tenant.language === "id" ? `Ulasan ${name}` : `Review by ${name}`,
      kind: REVIEW,
      text: plainText(review),
      language: tenant.language,
      updatedAt: new Date(createdAt).toISOString(),
      words: [`${rating} bintang`, `${rating} stars`],
    })),
  ];
};
