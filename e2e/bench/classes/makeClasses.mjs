const SYLLABLES =
  "ba be bi bu da di du ga gi ja jo ka ki ku la li lu ma mi mu na ni nu pa pe pu ra ri ru sa si su ta ti tu wa".split(
    " ",
  );
const STATES = ["registration-open", "started", "ended", "upcoming", "coming-soon"];
const LEVELS = ["Pemula", "Menengah", "Lanjutan"];
const TYPES = ["class", "class", "class", "course", "premium"];
const WORDS = 4_000;
export const PROGRAMS = Array.from({ length: 12 }, (_, index) => `bench-${index}`);

/** Numbers from 0 to below 1 that are the same in every run. */
export const diceFrom = (seed) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const pick = (list, dice) => list[Math.floor(dice() * list.length)];

/** Made-up words of two to four syllables, the most used first. */
const vocabulary = () => {
  const dice = diceFrom(7);
  const words = new Set();
  while (words.size < WORDS)
    words.add(Array.from({ length: 2 + Math.floor(dice() * 3) }, () => pick(SYLLABLES, dice)).join(""));
  return [...words];
};

const words = vocabulary();

/** As in a language, a few words are everywhere and most are rare. */
export const someWord = (dice) => words[Math.floor(WORDS * dice() ** 3)];

const sentence = (length, dice) => Array.from({ length }, () => someWord(dice)).join(" ");

export const someFilters = (dice) => {
  const choices = [
    ["state", pick(STATES, dice)],
    ["level", pick(LEVELS, dice)],
    ["programIds", pick(PROGRAMS, dice)],
    ["filter.type", pick(TYPES, dice)],
  ];
  const first = Math.floor(dice() * choices.length);
  return [choices[first], choices[(first + 1 + Math.floor(dice() * 3)) % choices.length]];
};

const array = (texts) => `{${texts.map((text) => `"${text}"`).join(",")}}`;

/** Rows for `copy classes (…) from stdin`: tab separated, columns as in `COLUMNS`. */
export const makeClasses = function* makeClasses(tenantId, count) {
  const dice = diceFrom(11);
  for (let index = 0; index < count; index += 1) {
    const day = `2027-${String(1 + Math.floor(dice() * 12)).padStart(2, "0")}-${String(1 + Math.floor(dice() * 28)).padStart(2, "0")}`;
    const programs = dice() < 0.7 ? [pick(PROGRAMS, dice)] : [...new Set([pick(PROGRAMS, dice), pick(PROGRAMS, dice)])];
    yield `${[
      tenantId,
      `bench-room-${index}`,
      `bench-${index}`,
      `BENCH-${index}`,
      sentence(3, dice),
      `${sentence(24, dice)}.`,
      "",
      pick(STATES, dice),
      pick(LEVELS, dice),
      array(programs),
      pick(TYPES, dice),
      dice() < 0.9 ? day : "\\N",
      "\\N",
      600,
      Math.floor(dice() * 20) * 50_000,
      array([sentence(60, dice), sentence(60, dice)]),
      array([sentence(6, dice), sentence(6, dice)]),
      sentence(12, dice),
      "Indonesia",
      10,
      JSON.stringify([{ name: sentence(2, dice), role: sentence(3, dice), bio: sentence(20, dice) }]),
    ].join("\t")}\n`;
  }
};

export const COLUMNS =
  "tenant_id, classroom_id, slug, code, name, description, logo, state, level, program_ids, type, starts_on, ends_on, length_minutes, price_idr, overview, outcomes, audience, language, seats_left, mentors";
