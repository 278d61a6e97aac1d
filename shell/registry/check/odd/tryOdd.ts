import { isAppError } from "@serambi/kernel/errors";
import { LANGUAGES } from "@serambi/kernel/contracts";
import { z } from "zod";

import { ODDLY_DRAWN } from "../budgets";
import { drawOnce, passedBy, type Drawn } from "../draws/drawOnce";
import { isSlot, nameOf, openFixture, OtherOutcome, type Fixture } from "../draws/openFixture";
import { Findings } from "../Findings";
import { unsoundIn } from "../soundness";
import type { Trial, Try } from "../Trial";
import { oddAddresses } from "./oddAddresses";
import { EACH, strainAnswers } from "./strainAnswers";
import { STRAINS, type Strain } from "./strains";
import { saidBy } from "../saidBy";

/** Fixtures of a page or slot that are tried: those with the largest answers. */
const MAX_FIXTURES = 2;
/** Each finds fields that have to stay as they are below those that the one before found. */
const MAX_ROUNDS = 6;

const Issues = z.object({ issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])) })) });

/** Where a schema refused an answer, by the chain of what was thrown. Empty: nothing of this was said. */
const refusedPaths = (error: unknown): readonly string[] => {
  const { data } = Issues.safeParse(error);
  if (data)
    return data.issues.flatMap(({ path }) => {
      const text = path.map((step) => (typeof step === "number" ? EACH : step)).join(".");
      return text === "" ? [] : [text];
    });
  return error instanceof Error && error.cause !== undefined ? refusedPaths(error.cause) : [];
};

const isExpected = (error: unknown): boolean =>
  error instanceof OtherOutcome || (isAppError(error) && error.code !== "internal");

/** It asked for something that no fixture answers: with other data a page may. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unexpected call: ");

/** Values that nobody was meant to read, wherever they stand. */
const STRAY = /\bNaN\b|\bInfinity\b|\bundefined\b|\bInvalid Date\b|\[object \w+\]/g;

/** Letters of the markup that a finding shows on both sides of such a value. */
const AROUND = 40;

/** Faults of what was drawn that were not there before: fixtures may speak of `undefined`. */
const oddIn = (html: string, before: string): readonly { readonly why: string; readonly fix: string }[] => {
  const known = new Set(before.match(STRAY));
  const stray = new Map([...html.matchAll(STRAY)].map((match) => [match[0], match] as const));
  const values = [...stray].flatMap(([value, { index }]) =>
    known.has(value)
      ? []
      : {
          why: `it shows ${value}, which was never meant to be read: …${html.slice(Math.max(0, index - AROUND), index + AROUND)}…`,
          fix: "leave the element out where there is no value",
        },
  );
  return [...(html === "" ? [] : unsoundIn(html).filter(({ why }) => !/never meant/.test(why))), ...values];
};

/** A page or slot by one of its fixtures, and what it is without any strain. */
interface Subject {
  readonly fixture: Fixture;
  readonly html: string;
}

class OddSeries {
  readonly findings = new Findings();
  drawn = 0;
  heaviest: { readonly drawn: Drawn; readonly where: string } | null = null;
  /** Places in answers that have to stay as they are, by strain. */
  private readonly kept = new Map<Strain, Set<string>>();

  constructor(
    private readonly trial: Trial,
    private readonly site: Trial["sites"][number],
  ) {}

  /** @returns null where it cannot be drawn even with what its fixture answers: another check says so */
  soundly = async (fixture: Fixture): Promise<Subject | null> => {
    let html: string | null = null;
    await this.draw(fixture, 0, (made) => void (html = made)).catch(() => null);
    return html === null ? null : { fixture, html };
  };

  try = async ({ fixture, html }: Subject, strain: Strain, turn: number): Promise<void> => {
    const kept = this.kept.get(strain) ?? new Set<string>();
    this.kept.set(strain, kept);
    const isKept = (path: string): boolean => [...kept].some((known) => path === known || path.endsWith(`.${known}`));
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const answers = strainAnswers(fixture.answers ?? {}, strain, isKept);
      if (!answers) return;
      const refused = await this.attempt({ ...fixture, answers }, html, `with ${strain.says}`, turn);
      const more = refused.filter((path) => !kept.has(path));
      for (const path of more) kept.add(path);
      if (more.length === 0) return;
    }
  };

  /** A page with addresses that no fixture has. */
  tryAddresses = async ({ fixture, html }: Subject): Promise<void> => {
    const { parameters } = this.trial;
    if (!parameters || isSlot(fixture)) return;
    const asked = await parameters.during(() => this.draw(fixture, 0));
    for (const { says, path } of oddAddresses(fixture.path, asked))
      await this.attempt({ ...fixture, path }, html, `with ${says}`, 0, fixture);
  };

  /**
   * @param odd what is odd about it
   * @param named the fixture that it is made of
   * @returns places in its answers that its schemas refused, so that nothing was drawn
   */
  private async attempt(
    strained: Fixture,
    before: string,
    odd: string,
    turn: number,
    named: Fixture = strained,
  ): Promise<readonly string[]> {
    const where = `${nameOf(named)}, ${odd}`;
    this.trial.at(where);
    try {
      let made = "";
      let drawn = await this.draw(strained, turn, (html) => void (made = html));
      if (!drawn) return [];
      // Code that runs for the first time takes longer: the faster of two counts.
      if (drawn.cpuMs > ODDLY_DRAWN.cpuMs) drawn = (await this.draw(strained, turn)) ?? drawn;
      this.drawn += 1;
      if (drawn.cpuMs > (this.heaviest?.drawn.cpuMs ?? 0)) this.heaviest = { drawn, where };
      for (const problem of [...passedBy(drawn, ODDLY_DRAWN), ...oddIn(made, before)])
        this.findings.add({ where, ...problem });
      return [];
    } catch (error) {
      if (isUnanswered(error)) return [];
      const paths = refusedPaths(error);
      if (isExpected(error)) return paths;
      const [said = ""] = saidBy(error).split("\n", 1);
      const why = paths.length > 0 ? `it throws what its schema says of ${paths[0]}` : `it fails: ${said}`;
      this.findings.add({
        where,
        why,
        fix:
          named === strained
            ? "read answers by a schema that refuses it as an AppError (readEnvelope), or show what there is"
            : "read addresses by a schema, and show what there is: visitors ask for anything",
      });
      return [];
    }
  }

  private draw(fixture: Fixture, turn: number, onHtml?: (html: string) => void): Promise<Drawn | null> {
    const language = LANGUAGES[turn % LANGUAGES.length] ?? "id";
    return drawOnce(() => openFixture(this.trial.server, fixture, { site: this.site, language }), onHtml);
  }

  get note(): string {
    const { drawn, where = "" } = this.heaviest ?? {};
    const most = drawn
      ? `; the heaviest: ${Math.round(drawn.cpuMs)} ms, ${Math.round(drawn.htmlBytes / 1024)} KB of HTML (${where})`
      : "";
    return `${this.drawn} draws${most}`;
  }
}

const weightOf = ({ answers = {} }: Fixture): number =>
  Object.values(answers).reduce<number>(
    (sum, body) => (isAppError(body) ? sum : sum + JSON.stringify(body ?? null).length),
    0,
  );

const subjectsOf = ({ fixtures }: Trial): readonly Fixture[] => {
  const bySubject = new Map<string, Fixture[]>();
  for (const fixture of [...(fixtures?.slots ?? []), ...(fixtures?.pages ?? [])]) {
    if (weightOf(fixture) === 0 || (!isSlot(fixture) && fixture.form)) continue;
    const name = isSlot(fixture) ? fixture.slot : fixture.page;
    bySubject.set(name, [...(bySubject.get(name) ?? []), fixture]);
  }
  return [...bySubject.values()].flatMap((own) =>
    own.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_FIXTURES),
  );
};

/** Pages and slots with answers of hosts that are larger and odder than any fixture. */
export const tryOdd: Try = async (trial) => {
  const [site] = trial.sites;
  if (!site) return { check: "odd", findings: [], note: "no site" };
  const series = new OddSeries(trial, site);
  for (const fixture of trial.share(subjectsOf(trial))) {
    const subject = await series.soundly(fixture);
    if (!subject) continue;
    for (const [turn, strain] of STRAINS.entries()) await series.try(subject, strain, turn);
    await series.tryAddresses(subject);
  }
  return { check: "odd", findings: series.findings.all, note: series.note };
};
