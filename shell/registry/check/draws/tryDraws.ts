import { LANGUAGES, type Language } from "@serambi/kernel/contracts";

import { DRAWN, RETAINED_BYTES } from "../budgets";
import { Findings } from "../Findings";
import type { Trial, Try } from "../Trial";
import { drawOnce, passedBy, type Drawn } from "./drawOnce";
import { heldBytes } from "./heldBytes";
import { isSlot, nameOf, openFixture, type Fixture } from "./openFixture";

/** Draws of each page and slot, and more while memory is measured: together they meet a fault of every twentieth visit. */
const WARM_DRAWS = 15;
const HELD_DRAWS = 10;

/** A page or slot, and all that it is shown with. */
interface Subject {
  readonly name: string;
  readonly fixtures: readonly Fixture[];
}

const subjectsOf = ({ fixtures }: Trial): readonly Subject[] => {
  const bySubject = new Map<string, Fixture[]>();
  for (const fixture of [...(fixtures?.slots ?? []), ...(fixtures?.pages ?? [])]) {
    const name = isSlot(fixture) ? `slot ${fixture.slot}` : `page ${fixture.page}`;
    bySubject.set(name, [...(bySubject.get(name) ?? []), fixture]);
  }
  return [...bySubject].map(([name, own]) => ({ name, fixtures: own }));
};

const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

/** Draws pages and slots again and again, and notes what passes a budget. */
class DrawSeries {
  readonly findings = new Findings();
  /** Pages and slots that exceeded a budget: further draws would say the same. */
  private readonly passed = new Set<Subject>();
  private readonly drawn: Drawn[] = [];

  constructor(
    private readonly trial: Trial,
    private readonly site: Trial["sites"][number],
  ) {}

  draw = async (subject: Subject, rounds: number): Promise<void> => {
    const { fixtures } = subject;
    for (let round = 0; round < rounds && !this.passed.has(subject); round += 1) {
      const fixture = fixtures[round % fixtures.length];
      const language = LANGUAGES[Math.floor(round / fixtures.length) % LANGUAGES.length];
      if (!fixture || !language) return;
      const where = nameOf(fixture);
      this.trial.at(`${where}, drawn for the ${round + 1}. time`);
      // Another check tells of failures, with the reason.
      const drawn = await this.once(fixture, language).catch(() => null);
      if (!drawn) continue;
      this.drawn.push(drawn);
      for (const problem of passedBy(drawn, DRAWN)) {
        this.findings.add({ where, ...problem });
        this.passed.add(subject);
      }
    }
  };

  once = (fixture: Fixture, language: Language): Promise<Drawn | null> =>
    drawOnce(() => openFixture(this.trial.server, fixture, { site: this.site, language }));

  /** Memory still held after each draw; the smaller of two series, because some is kept once. */
  heldOf = async (subject: Subject): Promise<number> => {
    const series: number[] = [];
    for (let times = 0; times < 2; times += 1) {
      const before = heldBytes();
      await this.draw(subject, HELD_DRAWS);
      series.push((heldBytes() - before) / HELD_DRAWS);
    }
    return Math.min(...series);
  };

  get note(): string {
    const most = (of: (drawn: Drawn) => number): number => Math.max(0, ...this.drawn.map(of));
    const data = most(({ travellingBytes }) => travellingBytes);
    const html = most(({ htmlBytes }) => htmlBytes);
    return `${this.drawn.length} draws; the heaviest: ${Math.round(most(({ cpuMs }) => cpuMs))} ms, ${kb(html)} of HTML, ${kb(data)} of data`;
  }
}

/** Memory: of all pages and slots together first, and each by itself where that is more than one may hold. */
const lookAtMemory = async (series: DrawSeries, subjects: readonly Subject[]): Promise<string> => {
  const before = heldBytes();
  for (const subject of subjects) await series.draw(subject, HELD_DRAWS);
  const held = heldBytes() - before;
  if (held > RETAINED_BYTES * HELD_DRAWS)
    for (const subject of subjects) {
      const each = await series.heldOf(subject);
      if (each > RETAINED_BYTES)
        series.findings.add({
          where: subject.name,
          why: `after each draw it holds ${kb(each)} more; ${kb(RETAINED_BYTES)} are allowed`,
          fix: "keep nothing of a visit beyond it: no list, map or cache outside of loaders and components, but one with a limit",
        });
    }
  return `${kb(Math.max(0, held))} held after ${subjects.length * HELD_DRAWS} of them`;
};

/** Every page and slot, drawn again and again: what one draw takes, and what is left of it. */
export const tryDraws: Try = async (trial) => {
  const [site] = trial.sites;
  if (!site) return { check: "draws", findings: [], note: "no site" };
  const series = new DrawSeries(trial, site);
  const subjects = trial.share(subjectsOf(trial));
  for (const subject of subjects) await series.draw(subject, Math.max(WARM_DRAWS, subject.fixtures.length));
  const held = await lookAtMemory(series, subjects);
  return { check: "draws", findings: series.findings.all, note: `${series.note}; ${held}` };
};
