import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import type * as z from "zod";

import { LANGUAGES, type Language, type SourceFile } from "../../../contract/studio/Session";
import { ExerciseFile } from "./ExerciseFile";

/** An exercise as its author wrote it. */
export interface AuthoredExercise extends ExerciseFile {
  readonly slug: string;
  readonly language: Language;
  /** Markdown. */
  readonly task: { readonly id: string; readonly en: string };
  readonly starter: readonly SourceFile[];
  readonly harness: readonly SourceFile[];
  /** Never leaves the server. */
  readonly solution: readonly SourceFile[];
  readonly seedSql: string;
}

type Files = Readonly<Record<string, string>>;

const YAML = "exercise.yaml";

/** The line on which the value at a path stands, or its nearest parent that there is. */
const lineOf = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

const readYaml = (place: string, text: string): ExerciseFile => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Error(`${place}:${lines.linePos(broken.pos[0]).line}: ${broken.message}`);
  const read = ExerciseFile.safeParse(document.toJS());
  if (read.success) return read.data;
  const said = read.error.issues.map(({ path, message }: z.core.$ZodIssue) => {
    const key = path.map(String).join(".");
    return `${place}:${lineOf(document, lines, path)}: ${key === "" ? "the file" : key}: ${message}`;
  });
  throw new Error(said.join("\n"));
};

const below = (files: Files, folder: string): SourceFile[] =>
  Object.entries(files).flatMap(([path, text]) =>
    path.startsWith(folder) ? [{ path: path.slice(folder.length), text }] : [],
  );

const isLanguage = (name: string): name is Language => LANGUAGES.some((known) => known === name);

/** The file that runs goes first: `main.*` where there is one, else the order of names. */
const mainFirst = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.toSorted((a, b) => Number(b.path.startsWith("main.")) - Number(a.path.startsWith("main.")));

const PARTS = /^(?:exercise\.yaml|task\.(?:id|en)\.md|seed\.sql|(?:starter|solution|harness)\/.+)$/;

const readOne = (files: Files, folder: string): AuthoredExercise => {
  const [language = "", slug = "", rest] = folder.split("/");
  if (!isLanguage(language) || rest !== "") throw new Error(`${folder}: an exercise stands in <language>/<slug>/`);
  const own = below(files, folder);
  const unknown = own.find(({ path }) => !PARTS.test(path));
  if (unknown) throw new Error(`${folder}${unknown.path}: no part of an exercise has this name`);
  const text = (name: string): string => {
    const found = own.find(({ path }) => path === name)?.text.trim();
    if (!found) throw new Error(`${folder}${name} is missing, or empty`);
    return found;
  };
  const starter = mainFirst(below(files, `${folder}starter/`));
  const solution = mainFirst(below(files, `${folder}solution/`));
  if (starter.length === 0) throw new Error(`${folder}starter/ has no file`);
  if (starter.map(({ path }) => path).join() !== solution.map(({ path }) => path).join())
    throw new Error(`${folder}solution/ has other files than ${folder}starter/`);
  return {
    ...readYaml(folder + YAML, text(YAML)),
    slug,
    language,
    task: { id: text("task.id.md"), en: text("task.en.md") },
    starter,
    solution,
    harness: mainFirst(below(files, `${folder}harness/`)),
    seedSql: own.find(({ path }) => path === "seed.sql")?.text ?? "",
  };
};

const LEVEL_ORDER: Readonly<Record<ExerciseFile["level"], number>> = { easy: 0, medium: 1, hard: 2 };

const inOrder = (a: AuthoredExercise, b: AuthoredExercise): number =>
  LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language) ||
  LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level] ||
  a.minutes - b.minutes ||
  (a.slug < b.slug ? -1 : 1);

/**
 * The exercises of a folder, by language, from easy to hard.
 * @param files by their paths below the folder
 * @throws Error with file, line and key of everything that is wrong in the first file that is
 */
export const readExercises = (files: Files): readonly AuthoredExercise[] => {
  const folders = Object.keys(files).flatMap((path) =>
    path.endsWith(`/${YAML}`) ? [path.slice(0, -YAML.length)] : [],
  );
  const stray = Object.keys(files).find((path) => !folders.some((folder) => path.startsWith(folder)));
  if (stray !== undefined) throw new Error(`${stray} belongs to no exercise: ${YAML} is missing beside it`);
  const exercises = folders.map((folder) => readOne(files, folder)).toSorted(inOrder);
  const twice = exercises.find(({ slug }, place) => exercises.findIndex((other) => other.slug === slug) !== place);
  if (twice) throw new Error(`two exercises are called ${twice.slug}`);
  return exercises;
};
