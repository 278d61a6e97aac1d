import { hasRoute, LANGUAGES } from "@serambi/kernel/contracts";
import { plainText, type Passage, type PassageCall, type PassageFact, type Text } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { APPOINTMENT_PATH, REVIEWS_PATH } from "../contract/paths";
import { OfficeSetting } from "./appointments/settings";
import forms from "./passages.yaml";

const FORM: Text = { id: "Formulir", en: "Form" };
const REVIEW: Text = { id: "Ulasan", en: "Review" };

const said = z.object({ title: z.string(), text: z.string() });
const Forms = z.array(z.object({ route: z.string(), words: z.array(z.string()), id: said, en: said }));

/** As many reviews as a page shows at once, the newest. */
const MOST_REVIEWS = 100;

const same = (value: string): Text => ({ id: value, en: value });

/** Where and how long one meets the office. */
const officeFacts = (setting: unknown): readonly PassageFact[] => {
  const { data } = OfficeSetting.safeParse(setting);
  if (!data) return [];
  return [
    { asks: "contact", label: FORM, value: same(APPOINTMENT_PATH) },
    { asks: "people", label: { id: "Dengan", en: "With" }, value: same(data.name) },
    { asks: "place", label: { id: "Kota", en: "City" }, value: same(data.city) },
    {
      asks: "length",
      label: { id: "Lama", en: "Length" },
      value: { id: `${data.lengthMinutes} menit`, en: `${data.lengthMinutes} minutes` },
    },
  ];
};

interface ReviewRow {
  readonly name: string;
  readonly review: string;
  readonly rating: number;
  readonly created_at: string;
}

/** The forms that anybody may send, and reviews that are published: those that wait or were rejected are the office's alone. */
export const passages = async ({ sql, tenant, setting }: PassageCall): Promise<readonly Passage[]> => {
  const office = officeFacts(await setting("appointments"));
  const shown = Forms.parse(parse(forms)).filter(
    ({ route }) => hasRoute(tenant, route) && (route !== APPOINTMENT_PATH || office.length > 0),
  );
  const reviews = hasRoute(tenant, REVIEWS_PATH)
    ? await sql.query<ReviewRow>(
        `select name, review, rating, created_at from community_book_reviews
         where is_published order by created_at desc, id limit ${MOST_REVIEWS}`,
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
