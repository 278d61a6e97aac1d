import { formatNumber, formatRupiah } from "@serambi/kernel/i18n";
import type { Language } from "@serambi/kernel/contracts";

import type { LmsDemo } from "../../contract/demo/LmsDemo";
import { spread, toTenths, weighted } from "../../contract/demo/marks";
import type { LmsFeature } from "../../contract/hosts/lms";
import type { LmsFigure } from "../../contract/hosts/lmsFigures";
import type { Sample } from "../../contract/showcase/Sample";
import type { FeaturesMessages } from "../../messages/featuresMessages";

/** As much of a week as a row has room for. */
const HOURS = 2;
const DAYS = 5;
const CODE_LINES = 2;

interface Words {
  readonly t: FeaturesMessages;
  readonly language: Language;
}

const figure = (value: string, strong: string, text: string): Sample => ({ kind: "figure", value, strong, text });

const barsOf = (value: string, heights: readonly number[]): Sample => {
  const most = Math.max(1, ...heights);
  return { kind: "bars", value, bars: heights.map((height) => height / most) };
};

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

type Of<Kind extends LmsDemo["kind"]> = Extract<LmsDemo, { readonly kind: Kind }>;

/** The fullest hours of a week; the teacher's own lessons are marked. */
const weekOf = ({ days, hours, lessons, teacher }: Of<"timetable">): Sample => {
  const week = hours.map((_, hour) =>
    days.slice(0, DAYS).map((_day, day) => lessons.filter((lesson) => lesson.day === day && lesson.hour === hour)),
  );
  const taken = (row: (typeof week)[number]): number => row.filter((cell) => cell.length > 0).length;
  const least = week.map(taken).toSorted((a, b) => b - a)[HOURS - 1] ?? 0;
  return {
    kind: "week",
    rows: week
      .filter((row) => taken(row) >= least)
      .slice(0, HOURS)
      .map((row) =>
        row.map((cell) => ({
          text: cell[0]?.subject ?? "",
          isMarked: cell.some((lesson) => lesson.teacher === teacher),
        })),
      ),
  };
};

const gradesOf = ({ columns, rows, bands }: Of<"gradebook">, language: Language): Sample => {
  const weights = columns.map(({ weight }) => weight);
  const totals = rows.map(({ marks }) => weighted(marks, weights));
  const mean = weighted(
    totals,
    totals.map(() => 1),
  );
  return barsOf(mean === null ? "" : formatNumber(mean, language, 1), spread(totals, bands));
};

const reportOf = ({ pupil, subjects, grades }: Of<"report">, language: Language): Sample => {
  const mean = toTenths(subjects.reduce((sum, { mark }) => sum + mark, 0) / subjects.length);
  const grade = grades.find(({ from }) => mean >= from) ?? grades.at(-1);
  return figure(formatNumber(mean, language, 1), pupil, grade?.word ?? "");
};

const invoicesOf = ({ invoices, today }: Of<"payments">, { t, language }: Words): Sample => {
  const unpaid = invoices.filter(({ state }) => state !== "paid");
  const late = unpaid.filter(({ state, dueOn }) => state === "open" && dueOn < today);
  const sum = unpaid.reduce((all, { amountIdr }) => all + amountIdr, 0);
  return figure(formatRupiah(sum, language), t.sampleUnpaid, t.sampleLate(late.length));
};

/** Lines of a program that say most: neither empty, nor a bracket, nor one that brings code in. */
const telling = (lines: readonly string[]): string[] =>
  lines
    .map((line) => line.trim())
    .filter((line) => line.length > 3 && !/^(?:package|import|use|using|#include|from|func main|"\w+"$)/.test(line))
    .slice(0, CODE_LINES);

/** What a demonstration shows before anybody has done something in it. */
const ofDemo = (demo: LmsDemo, words: Words): Sample => {
  const { t, language } = words;
  switch (demo.kind) {
    case "gradebook":
      return gradesOf(demo, language);
    case "timetable":
      return weekOf(demo);
    case "attendance": {
      const told = demo.list.filter(({ state }) => state !== undefined).length;
      return figure(formatNumber(demo.list.length, language), t.sampleOnList, t.sampleTold(told));
    }
    case "report":
      return reportOf(demo, language);
    case "payments":
      return invoicesOf(demo, words);
    case "certificate": {
      const met = demo.requirements.filter(({ have, need }) => have >= need).length;
      return figure(`${met}/${demo.requirements.length}`, demo.award, t.sampleMet);
    }
    case "quiz": {
      const [first] = demo.questions;
      return {
        kind: "words",
        strong: first?.text ?? demo.title,
        text: first?.options.map(({ text }) => text).join(" · ") ?? "",
      };
    }
    case "messages": {
      const read = demo.readers.filter(({ hasRead }) => hasRead).length;
      return { kind: "words", strong: firstSentence(demo.sent), text: t.sampleRead(read, demo.readers.length) };
    }
    case "forum":
      return { kind: "words", strong: demo.topic, text: t.sampleAnswers(demo.posts.length - 1) };
    case "outline": {
      const open = demo.chapters.filter(({ isOpen }) => isOpen);
      const next = open.at(-1) ?? demo.chapters[0];
      return figure(`${open.length}/${demo.chapters.length}`, next?.title ?? demo.title, next?.note ?? "");
    }
    case "drill": {
      const [first] = demo.items;
      return {
        kind: "figure",
        value: first?.written ?? "",
        script: demo.script,
        strong: first?.meaning ?? "",
        text: t.sampleWords(demo.items.length),
      };
    }
    case "tracing": {
      const [first] = demo.letters;
      const strokes = first?.strokes.length ?? 0;
      return {
        kind: "figure",
        value: first?.letter ?? "",
        script: demo.script,
        strong: first?.said ?? "",
        text: t.sampleStrokes(strokes),
      };
    }
    case "overview": {
      const shares = demo.groups
        .filter(({ all }) => all >= demo.least)
        .map(({ reached, all }) => Math.round((reached / Math.max(1, all)) * 100));
      return barsOf(t.percent(shares.at(-1) ?? 0), shares);
    }
    case "exchange":
      return {
        kind: "code",
        lines: ["POST /v1/enrolments", `{ "person": "${demo.staff[0]?.number ?? ""}", "course": "${demo.course}" }`],
        output: "201",
      };
    case "studio":
      return { kind: "code", lines: telling(demo.code.split("\n")), output: "" };
  }
};

/** What a drawing has to say in a row. Not every kind has: then the row stays without. */
const ofFigure = (drawn: LmsFigure): Sample | null => {
  switch (drawn.kind) {
    case "chart":
      return barsOf(
        drawn.bars.at(-1)?.text ?? "",
        drawn.bars.map(({ value }) => value),
      );
    case "code":
      return { kind: "code", lines: telling(drawn.lines), output: drawn.output[0] ?? "" };
    case "letters":
      return { kind: "figure", value: drawn.letter, script: drawn.script, strong: drawn.said, text: drawn.note };
    case "question":
      return { kind: "words", strong: drawn.text, text: drawn.options.join(" · ") };
    case "outline":
    case "sheet":
    case "certificate":
    case "timetable":
    case "drill":
    case "leaf":
    case "thread":
      return null;
  }
};

/** A piece of what a feature shows on its page. */
export const sampleOf = (feature: Pick<LmsFeature, "demo" | "figure">, words: Words): Sample | null =>
  feature.demo ? ofDemo(feature.demo, words) : feature.figure ? ofFigure(feature.figure) : null;
