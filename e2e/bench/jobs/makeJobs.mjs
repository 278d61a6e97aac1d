import { diceFrom, someWord } from "../classes/makeClasses.mjs";

const PLACES = ["onsite", "onsite", "hybrid", "remote"];
const KINDS = ["full-time", "full-time", "full-time", "part-time", "contract", "internship"];
const FIELDS = ["engineering", "data", "design", "operations", "craft", "education", "marketing", "finance"];
const CITIES = Array.from({ length: 40 }, (_, index) => `Kota ${index}`);
const PAY_STEPS_IDR = [3_000_000, 5_000_000, 8_000_000, 12_000_000, 18_000_000, 25_000_000];
export const COMPANIES = 500;
const DAY_MS = 86_400_000;

const pick = (list, dice) => list[Math.floor(dice() * list.length)];
/** As in a country, a few cities have most of it. */
const someCity = (dice) => CITIES[Math.floor(CITIES.length * dice() ** 2)];
const sentence = (length, dice) => Array.from({ length }, () => someWord(dice)).join(" ");

export { someWord };

/** Three filters of the list, each of another kind. */
export const someFilters = (dice) => {
  const choices = [
    ["city", someCity(dice)],
    ["place", pick(PLACES, dice)],
    ["kind", pick(KINDS, dice)],
    ["field", pick(FIELDS, dice)],
    ["pay", String(pick(PAY_STEPS_IDR, dice))],
  ];
  const without = new Set();
  while (without.size < 2) without.add(Math.floor(dice() * choices.length));
  return choices.filter((_, index) => !without.has(index));
};

/** Rows for `copy made_jobs (…) from stdin`: tab separated, columns as in `COLUMNS`. */
export const makeJobs = function* makeJobs(tenantId, count) {
  const dice = diceFrom(31);
  const now = Date.now();
  for (let index = 0; index < count; index += 1) {
    const from = 3_000_000 + Math.floor(dice() * 40) * 500_000;
    const content = {
      tasks: [sentence(8, dice), sentence(8, dice), sentence(8, dice)],
      brings: [sentence(7, dice), sentence(7, dice)],
      skills: [someWord(dice), someWord(dice), someWord(dice)],
      steps: [sentence(5, dice), sentence(5, dice)],
      start: "segera",
      courses: [],
    };
    const [title, summary] = [sentence(3, dice), sentence(20, dice)];
    yield `${[
      tenantId,
      `bench-${index}`,
      `bench-company-${Math.floor(dice() * COMPANIES)}`,
      `bench-${index}`,
      "open",
      title,
      summary,
      someCity(dice),
      pick(PLACES, dice),
      pick(KINDS, dice),
      pick(FIELDS, dice),
      from,
      Math.floor(from * (1.1 + dice() * 0.5)),
      JSON.stringify(content),
      [title, summary, ...content.skills, ...content.tasks, ...content.brings].join(" "),
      new Date(now - dice() * 90 * DAY_MS).toISOString(),
      new Date(now + (1 + dice() * 60) * DAY_MS).toISOString(),
      new Date(now).toISOString(),
    ].join("\t")}\n`;
  }
};

/** `words` is text here: it is made a `tsvector` of on the way into the table. */
export const COLUMNS =
  "tenant_id, id, company_id, slug, state, title, summary, city, place, kind, field, pay_from_idr, pay_to_idr, content, words, posted_at, closes_at, changed_at";
