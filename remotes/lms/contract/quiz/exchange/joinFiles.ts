/** Files after each other, as `readQti` takes them: each below a comment with its name. */
export const joinFiles = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([name, text]) => `<!-- file: ${name.replaceAll("--", "- -")} -->\n${text.trim()}\n`)
    .join("");
