import * as z from "zod/mini";

import { LANGUAGES, type Limits } from "./Session";

/** The largest program that is kept, shared or opened from a file. */
export const MAX_PROGRAM_LENGTH = 512 * 1024;
export const MAX_FILES = 20;

/** Parts divided by slashes, none of them empty, `.` or `..`; no part begins with a dot. */
export const FILE_PATH = /^[\w-][\w .+-]{0,60}(?:\/[\w-][\w .+-]{0,60}){0,3}$/;

const File = z.object({
  path: z.string().check(z.regex(FILE_PATH)),
  text: z.string().check(z.maxLength(MAX_PROGRAM_LENGTH)),
});

/** A program as it is kept and shared; the first file is the one that runs. */
export const Program = z.object({
  language: z.enum(LANGUAGES),
  files: z.array(File).check(z.minLength(1), z.maxLength(MAX_FILES)),
  stdin: z._default(z.string().check(z.maxLength(MAX_PROGRAM_LENGTH)), ""),
});
export type Program = z.infer<typeof Program>;

/** How programs run that no exercise sets limits for. */
export const FREE_LIMITS: Limits = {
  timeoutMs: 10_000,
  memoryMb: 256,
  maxOutputBytes: 1024 * 1024,
  maxFileBytes: 8 * 1024 * 1024,
};

const textOf = ({ files, stdin }: Program): string =>
  JSON.stringify([files.map(({ path, text }) => [path, text]), stdin]);

export const isSameProgram = (one: Program, other: Program): boolean =>
  one.language === other.language && textOf(one) === textOf(other);

export const lengthOf = ({ files, stdin }: Program): number =>
  files.reduce((sum, { text }) => sum + text.length, stdin.length);
