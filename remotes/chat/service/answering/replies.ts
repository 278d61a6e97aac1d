import type { Language } from "@serambi/kernel/contracts";

/** Sentences of the assistant's own. All else that it says is the site's. */
interface Replies {
  readonly unknown: string;
  readonly unknownWithWay: (way: string) => string;
  /** Pages that may have it all the same, as links. */
  readonly nearest: (pages: string) => string;
  readonly person: (way: string) => string;
  readonly noPerson: string;
  readonly here: string;
  readonly otherLanguage: string;
  /** Between two ways to a person. */
  readonly or: string;
  /** Of a date that has gone by. */
  readonly past: string;
  readonly more: (count: number) => string;
  readonly updated: (date: string) => string;
  readonly ask: Readonly<Record<"price" | "date" | "people", (title: string) => string>>;
}

export const REPLIES: Readonly<Record<Language, Replies>> = {
  id: {
    unknown: "Saya tidak menemukan jawabannya di halaman situs ini, jadi saya tidak akan menebak.",
    nearest: (pages) => `Halaman yang paling dekat dengan pertanyaan itu: ${pages}.`,
    unknownWithWay: (way) => `Anda bisa menanyakannya langsung kepada kami: ${way}.`,
    person: (way) => `Tentu. Anda bisa menghubungi orangnya langsung: ${way}.`,
    noPerson: "Situs ini tidak mencantumkan alamat untuk dihubungi. Cobalah bertanya dengan kata lain.",
    here: "Ini yang ada di situs ini:",
    otherLanguage: "Halaman sumbernya berbahasa Inggris.",
    or: " atau ",
    past: "sudah lewat",
    more: (count) => `Masih ada ${count} lagi di situs ini.`,
    updated: (date) => `diperbarui ${date}`,
    ask: {
      price: (title) => `Berapa biaya ${title}?`,
      date: (title) => `Kapan ${title} dimulai?`,
      people: (title) => `Siapa yang mengajar ${title}?`,
    },
  },
  en: {
    unknown: "I did not find the answer on this site's pages, so I will not guess.",
    nearest: (pages) => `The pages nearest to that question: ${pages}.`,
    unknownWithWay: (way) => `You can ask us directly: ${way}.`,
    person: (way) => `Certainly. You can reach a person here: ${way}.`,
    noPerson: "This site gives no address to write to. Try asking in other words.",
    here: "This is what the site has:",
    otherLanguage: "The source page is in Indonesian.",
    or: " or ",
    past: "past",
    more: (count) => `There are ${count} more on this site.`,
    updated: (date) => `updated ${date}`,
    ask: {
      price: (title) => `What does ${title} cost?`,
      date: (title) => `When does ${title} start?`,
      people: (title) => `Who teaches ${title}?`,
    },
  },
};
