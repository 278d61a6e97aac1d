/** Lines of a template literal without the indentation that they share, nor the empty ones around them. */
export const dedent = (text: string): string => {
  const lines = text.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...indents))).join("\n");
};
