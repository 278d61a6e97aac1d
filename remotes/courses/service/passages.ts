import { isLanguage, type PublicTenant } from "@serambi/kernel/contracts";
import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { plainText, type Passage, type PassageCall, type PassageFact, type Text } from "@serambi/kernel/service";

import type { ClassState } from "../contract/hosts/classes";
import { chapterPath } from "../contract/learning/chapterPaths";
import { competencePath, coursePath, PREMIUM_TYPE } from "../contract/paths";
import { programPath } from "../contract/programs/programPaths";
import { classes, lessons, programs, syllabusModules } from "./tables";

type ClassRow = typeof classes.$inferSelect;
type ModuleRow = typeof syllabusModules.$inferSelect;

const KINDS = {
  course: { id: "Kelas", en: "Course" },
  chapter: { id: "Bab", en: "Chapter" },
  programme: { id: "Program", en: "Programme" },
} satisfies Record<string, Text>;

const inBoth = (write: (language: "id" | "en") => string): Text => ({ id: write("id"), en: write("en") });
const same = (value: string): Text => ({ id: value, en: value });

type Data = Pick<PassageFact, "iso" | "amountIdr">;

const fact = (asks: PassageFact["asks"], label: Text, value: Text, data: Data = {}): PassageFact => ({
  asks,
  label,
  value,
  ...data,
});

const priceOf = (priceIdr: number): Text =>
  priceIdr === 0 ? { id: "gratis", en: "free" } : inBoth((language) => formatRupiah(priceIdr, language));

const STATES: Readonly<Record<ClassState, Text>> = {
  "coming-soon": { id: "akan datang", en: "coming soon" },
  "registration-open": { id: "pendaftaran dibuka", en: "registration open" },
  upcoming: { id: "segera dimulai", en: "starting soon" },
  started: { id: "sedang berlangsung", en: "in progress" },
  ended: { id: "telah selesai", en: "ended" },
};

const factsOf = (row: ClassRow): readonly PassageFact[] => [
  fact("state", { id: "Keadaan", en: "State" }, STATES[row.state]),
  fact("price", { id: "Biaya", en: "Price" }, priceOf(row.priceIdr), { amountIdr: row.priceIdr }),
  ...(row.startsOn === null
    ? []
    : [
        fact(
          "date",
          { id: "Mulai", en: "Starts" },
          inBoth((language) => formatDate(row.startsOn ?? "", language)),
          { iso: row.startsOn },
        ),
      ]),
  ...(row.endsOn === null
    ? []
    : [
        fact(
          "date",
          { id: "Selesai", en: "Ends" },
          inBoth((language) => formatDate(row.endsOn ?? "", language)),
          { iso: row.endsOn },
        ),
      ]),
  ...(row.seatsLeft === null
    ? []
    : [fact("seats", { id: "Sisa kursi", en: "Seats left" }, same(String(row.seatsLeft)))]),
  ...(row.level === "" ? [] : [fact("level", { id: "Tingkat", en: "Level" }, same(row.level))]),
  ...(row.mentors.length === 0
    ? []
    : [fact("people", { id: "Pengajar", en: "Taught by" }, same(row.mentors.map(({ name }) => name).join(", ")))]),
  ...(row.lengthMinutes === 0
    ? []
    : [
        fact(
          "length",
          { id: "Panjang", en: "Length" },
          {
            id: `${row.lengthMinutes} menit`,
            en: `${row.lengthMinutes} minutes`,
          },
        ),
      ]),
];

const courseText = (row: ClassRow, modules: readonly ModuleRow[]): string =>
  [
    row.description,
    ...row.overview,
    ...row.outcomes,
    row.audience,
    ...modules.map(
      ({ title, summary, chapters }) => `${title}. ${summary} ${chapters.map((chapter) => chapter.title).join("; ")}`,
    ),
  ]
    .map(plainText)
    .filter((text) => text !== "")
    .join("\n");

const coursePassage = (
  tenant: PublicTenant,
  row: ClassRow,
  { modules, taughtIn }: { readonly modules: readonly ModuleRow[]; readonly taughtIn: readonly string[] },
): readonly Passage[] => {
  const path = coursePath(tenant, row.slug, row.type);
  if (path === undefined) return [];
  return [
    {
      path,
      title: row.name,
      kind: KINDS.course,
      text: courseText(row, modules),
      language: isLanguage(row.language) ? row.language : tenant.language,
      facts: factsOf(row),
      words: [row.code, row.level, row.type, ...taughtIn],
      isThing: true,
    },
  ];
};

interface Teaching {
  readonly rows: readonly ClassRow[];
  readonly modules: readonly ModuleRow[];
  readonly texts: readonly (typeof lessons.$inferSelect)[];
}

/** Chapters that anybody may read; what has to be paid for stays out. */
const chapterPassages = (tenant: PublicTenant, { rows, modules, texts }: Teaching): readonly Passage[] =>
  rows.flatMap((row) => {
    if (row.type !== PREMIUM_TYPE && row.priceIdr > 0) return [];
    return modules
      .filter(({ classroomId }) => classroomId === row.classroomId)
      .flatMap(({ slug: moduleSlug, chapters }) =>
        chapters.flatMap((chapter): Passage[] => {
          const lesson = texts.find((one) => one.classroomId === row.classroomId && one.chapterSlug === chapter.slug);
          const path = chapterPath(tenant, {
            classSlug: row.slug,
            isPremium: row.type === PREMIUM_TYPE,
            moduleSlug,
            chapterSlug: chapter.slug,
          });
          if (!chapter.isFree || !lesson || path === undefined) return [];
          const text = lesson.blocks
            .flatMap((block) => (block.kind === "text" ? [plainText(block.html)] : []))
            .join("\n");
          const language = isLanguage(row.language) ? row.language : tenant.language;
          return text === ""
            ? []
            : [{ path, title: chapter.title, kind: KINDS.chapter, text, language, words: [row.name] }];
        }),
      );
  });

/** Classes with what is data of them, chapters that are open, and programmes: each where it has a page on this site. */
export const passages = async ({ db, tenant }: PassageCall): Promise<readonly Passage[]> => {
  const [rows, modules, texts, taught] = [
    await db.select().from(classes),
    await db.select().from(syllabusModules),
    await db.select().from(lessons),
    await db.select().from(programs),
  ];
  const ofClass = (row: ClassRow) => ({
    modules: modules.filter(({ classroomId }) => classroomId === row.classroomId),
    taughtIn: taught.filter(({ id }) => row.programIds.includes(id)).map(({ name }) => name),
  });
  const programmes = taught.flatMap((program): Passage[] => {
    const path = programPath(tenant, program) ?? competencePath(tenant, program.slug);
    const text = plainText(`${program.summary}\n${program.description}`);
    return path === undefined
      ? []
      : [{ path, title: program.name, kind: KINDS.programme, text, language: tenant.language }];
  });
  return [
    ...rows.flatMap((row) => coursePassage(tenant, row, ofClass(row))),
    ...chapterPassages(tenant, { rows, modules, texts }),
    ...programmes,
  ];
};
