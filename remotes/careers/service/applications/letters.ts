import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";
import type { LentTools, ServiceLetter } from "@serambi/kernel/service";

import { DAYS_KEPT } from "../../contract/applicationStates";
import { applicationPath } from "../../contract/paths";
import { timeOf } from "../../contract/timeOf";

type Written = Omit<ReturnType<ServiceLetter["write"]>, "action">;

export interface LetterFacts {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly language: Language;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** Address of the site. */
  readonly origin: string;
  readonly note?: string | null | undefined;
  readonly meeting?: { readonly at: string; readonly where: string } | null | undefined;
}

export type LetterKind = "sent" | "interview" | "offer" | "rejected" | "withdrawn";

const REASONS: Readonly<Record<Language, string>> = {
  id: "Surat ini dikirim karena Anda melamar lewat situs ini. Tautannya milik Anda: jangan diteruskan.",
  en: "You get this letter because you applied through this site. Its link is yours: do not pass it on.",
};

const when = ({ meeting }: LetterFacts, language: Language): string =>
  meeting ? `${formatDate(meeting.at, language)}, ${timeOf(meeting.at)} WIB` : "";

const quoted = (note: string | null | undefined): string[] => (note ? [`“${note}”`] : []);

const WORDS: Readonly<Record<LetterKind, Readonly<Record<Language, (facts: LetterFacts) => Omit<Written, "reason">>>>> =
  {
    sent: {
      id: ({ title, company, number }) => ({
        subject: `Lamaran terkirim: ${title}`,
        paragraphs: [
          `Lamaran Anda untuk ${title} di ${company} sudah sampai, nomornya ${number}.`,
          "Di halaman lamaran Anda terlihat sampai di mana lamaran ini, dan di sana lamaran bisa ditarik kapan saja.",
          `Lamaran dan CV dihapus ${DAYS_KEPT} hari setelah dikirim.`,
        ],
      }),
      en: ({ title, company, number }) => ({
        subject: `Application sent: ${title}`,
        paragraphs: [
          `Your application for ${title} at ${company} has arrived. Its number is ${number}.`,
          "The page of your application shows how far it is, and there you can take it back at any time.",
          `The application and the CV are deleted ${DAYS_KEPT} days after they were sent.`,
        ],
      }),
    },
    interview: {
      id: (facts) => ({
        subject: `Undangan wawancara: ${facts.title}`,
        paragraphs: [
          `${facts.company} ingin bertemu Anda: ${when(facts, "id")}, ${facts.meeting?.where ?? ""}.`,
          ...quoted(facts.note),
          "Berkas kalendernya ada di halaman lamaran Anda. Mulai sekarang perusahaan melihat nama, email, dan nomor HP Anda.",
        ],
      }),
      en: (facts) => ({
        subject: `Invitation to an interview: ${facts.title}`,
        paragraphs: [
          `${facts.company} would like to meet you: ${when(facts, "en")}, ${facts.meeting?.where ?? ""}.`,
          ...quoted(facts.note),
          "The page of your application has the calendar file. From now on the company sees your name, e-mail and phone number.",
        ],
      }),
    },
    offer: {
      id: ({ title, company, note }) => ({
        subject: `Penawaran: ${title}`,
        paragraphs: [
          `${company} menawarkan pekerjaan ini kepada Anda.`,
          ...quoted(note),
          "Perusahaan akan menghubungi Anda untuk membicarakannya.",
        ],
      }),
      en: ({ title, company, note }) => ({
        subject: `An offer: ${title}`,
        paragraphs: [
          `${company} offers you this job.`,
          ...quoted(note),
          "The company will write to you to talk it through.",
        ],
      }),
    },
    rejected: {
      id: ({ title, company, note }) => ({
        subject: `Tidak lanjut kali ini: ${title}`,
        paragraphs: [`${company} tidak melanjutkan lamaran Anda untuk ${title}. Mereka menulis:`, ...quoted(note)],
      }),
      en: ({ title, company, note }) => ({
        subject: `Not this time: ${title}`,
        paragraphs: [`${company} does not go on with your application for ${title}. They write:`, ...quoted(note)],
      }),
    },
    withdrawn: {
      id: ({ title, company }) => ({
        subject: `Lamaran ditarik: ${title}`,
        paragraphs: [`Lamaran Anda untuk ${title} di ${company} sudah ditarik, dan CV Anda sudah dihapus.`],
      }),
      en: ({ title, company }) => ({
        subject: `Application taken back: ${title}`,
        paragraphs: [`Your application for ${title} at ${company} is taken back, and your CV is deleted.`],
      }),
    },
  };

/** Writes to an applicant, in the language of the site on which they applied. */
export const sendLetter = (
  { send }: Pick<LentTools, "send">,
  kind: LetterKind,
  facts: LetterFacts,
): Promise<boolean> => {
  const { language, email, origin, id } = facts;
  return send({
    to: { email, language },
    write: () => ({
      ...WORDS[kind][language](facts),
      action: {
        label: language === "id" ? "Buka lamaran" : "Open the application",
        href: origin + applicationPath(id),
      },
      reason: REASONS[language],
    }),
  });
};
