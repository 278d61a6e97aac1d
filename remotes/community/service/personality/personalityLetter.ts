import type { Language } from "@serambi/kernel/contracts";
import type { ServiceLetter } from "@serambi/kernel/service";

interface ResultForLetter {
  readonly lead: string;
  readonly close: string;
  readonly text: string;
  /** Null where the site has no address that a letter can name. */
  readonly href: string | null;
}

/** What is sent to whoever took the test: their result in words, and the way to it. */
export const personalityLetter: Readonly<
  Record<Language, (result: ResultForLetter) => ReturnType<ServiceLetter["write"]>>
> = {
  id: ({ lead, close, text, href }) => ({
    subject: `Gaya kerja Anda: ${lead}, lalu ${close}`,
    paragraphs: [
      text,
      "Bukan diagnosis psikologis: ini cermin untuk berbincang tentang cara kerja, dari 24 pilihan Anda hari itu.",
    ],
    ...(href !== null && { action: { label: "Lihat hasilnya", href } }),
    reason: "Surat ini dikirim karena alamat Anda ditulis di akhir tes gaya kerja.",
  }),
  en: ({ lead, close, text, href }) => ({
    subject: `How you work: ${lead}, then ${close}`,
    paragraphs: [
      text,
      "This is no psychological diagnosis: it is a mirror to talk about ways of working, out of 24 choices that you made that day.",
    ],
    ...(href !== null && { action: { label: "See the result", href } }),
    reason: "You get this letter because your address was written at the end of the test of working styles.",
  }),
};
