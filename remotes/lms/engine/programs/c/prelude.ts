/** Lines before a program's own: headers of the language, comments, nothing. A header of the program's own may change. */
const OF_PRELUDE = /^\s*(?:#\s*include\s*<[^>"]+>\s*)?(?:\/\/.*)?$/;
const HAS_HEADER = /#\s*include/;

/** The lines of a C++ source up to the last header of the language that it begins with; without any, none. */
export const preludeOf = (source: string): string => {
  const lines = source.split("\n");
  const end = lines.findIndex((line) => !OF_PRELUDE.test(line));
  const first = lines.slice(0, end === -1 ? lines.length : end);
  const last = first.findLastIndex((line) => HAS_HEADER.test(line) && !line.trimStart().startsWith("//"));
  return first
    .slice(0, last + 1)
    .map((line) => `${line}\n`)
    .join("");
};
