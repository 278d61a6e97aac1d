const ESCAPED: Readonly<Record<string, string>> = { n: "\n" };
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Text as GIFT writes it: a backslash before a sign makes it a letter. */
export const unescapeGift = (text: string): string =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_whole, sign: string) => ESCAPED[sign] ?? sign);

export const escapeGift = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** Where an unescaped sign stands, or -1. */
export const indexOfSign = (text: string, sign: string, from = 0): number => {
  for (let at = from; at <= text.length - sign.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
};

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** HTML of another tool as the Markdown of quizzes; what that has no sign for is plain text. */
export const markdownOf = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(
        /<pre[^>]*>(?:\s*<code[^>]*>)?([\s\S]*?)(?:<\/code>\s*)?<\/pre>/gi,
        (_whole, code: string) => `\n\n\`\`\`\n${code.replace(/^\n|\n$/g, "")}\n\`\`\`\n\n`,
      )
      .replaceAll(/<\/?(?:strong|b)(?:\s[^>]*)?>/gi, "**")
      .replaceAll(/<\/?(?:em|i)(?:\s[^>]*)?>/gi, "*")
      .replaceAll(/<\/?(?:code|tt|samp|kbd)(?:\s[^>]*)?>/gi, "`")
      .replaceAll(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, "$1")
      .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h[1-6])>/gi, "\n\n")
      .replaceAll(/<[^>]+>/g, ""),
  )
    .replaceAll(/[ \t]*\n[ \t]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
