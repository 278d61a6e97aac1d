import type { Language } from "@serambi/kernel/contracts";
import type { ServiceCall } from "@serambi/kernel/service";

import type { PersonalityAnswer, PersonalityCard, PersonalityResult } from "../../contract/Personality";
import { STYLES, styleAt, type Style } from "../../contract/personalityStyles";
import { wordsOf } from "./content";

export interface DiscRow extends Readonly<Record<Style, number>> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly answers: readonly PersonalityAnswer[];
  readonly created_at: string;
  readonly card_id: string | null;
  readonly is_named: boolean | null;
}

const SELECT = `select disc.id::text as id, name, email, answers, d, i, s, c, created_at, cards.id::text as card_id, is_named
  from community_user_disc disc
    left join community_disc_cards cards on cards.tenant_id = disc.tenant_id and cards.result_id = disc.id
  where disc.tenant_id = $1`;

type Call = Pick<ServiceCall, "sql" | "tenant">;

/** Whoever has the number of a result may read it: nobody is told it but whoever sent the answers. */
export const findResult = async ({ sql, tenant }: Call, id: string): Promise<DiscRow | undefined> =>
  (await sql.query<DiscRow>(`${SELECT} and disc.id = $2::uuid`, [tenant.id, id]))[0];

export const findCard = async ({ sql, tenant }: Call, card: string): Promise<DiscRow | undefined> =>
  (await sql.query<DiscRow>(`${SELECT} and cards.id = $2::uuid`, [tenant.id, card]))[0];

/** The styles from the strongest; of two that are equal the one that comes first in the name of the test. */
const ranked = (row: Readonly<Record<Style, number>>): readonly [Style, Style] => {
  const [first = "d", second = "i"] = STYLES.toSorted((one, other) => row[other] - row[one]);
  return [first, second];
};

/** "Cermat, lalu stabil", in its two parts. */
export const titleOf = (row: Readonly<Record<Style, number>>, language: Language) => {
  const [first, second] = ranked(row);
  return { lead: wordsOf(first).lead[language], close: wordsOf(second).close[language] };
};

export const textOf = (row: Readonly<Record<Style, number>>, language: Language): string => {
  const [first, second] = ranked(row);
  return `${wordsOf(first).first[language]} ${wordsOf(second).second[language]}`;
};

const times = (row: DiscRow, style: Style, choice: "most" | "least"): number =>
  row.answers.filter((answer) => styleAt(answer.question_id, answer[choice]) === style).length;

export const toResult = (row: DiscRow, language: Language): PersonalityResult => {
  const [first] = ranked(row);
  const { alone, team, interview } = wordsOf(first);
  return {
    ...titleOf(row, language),
    id: row.id,
    name: row.name,
    takenAt: new Date(row.created_at).toISOString(),
    text: textOf(row, language),
    styles: STYLES.map((style) => ({
      style,
      name: wordsOf(style).name[language],
      about: wordsOf(style).about[language],
      most: times(row, style, "most"),
      least: times(row, style, "least"),
      score: row[style],
      isStrongest: style === first,
    })),
    tips: { alone: alone[language], team: team[language], interview: interview[language] },
    card: row.card_id === null ? null : { id: row.card_id, isNamed: row.is_named === true },
  };
};

/** The first of a person's names: a card is for people who know them. */
const calledBy = (name: string): string => name.split(/\s+/)[0] ?? name;

export const toCard = (row: DiscRow, card: string, language: Language): PersonalityCard => ({
  ...titleOf(row, language),
  id: card,
  name: row.is_named === true ? calledBy(row.name) : "",
  scores: STYLES.map((style) => ({ name: wordsOf(style).name[language], score: row[style] })),
});
