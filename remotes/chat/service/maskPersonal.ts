const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const LONG_NUMBER = /(?:\+?\d[\s().-]?){7,}/g;
const NAMED = /\b(nama saya|my name is|saya bernama|aku bernama)\s+[^,.!?\n]{1,60}/gi;
const MOST = 120;

/** A question as the log may have it: no address, no number of anything, no name that somebody gives. */
export const maskPersonal = (question: string): string =>
  question.replace(EMAIL, "[email]").replace(LONG_NUMBER, "[number]").replace(NAMED, "$1 [name]").slice(0, MOST);
