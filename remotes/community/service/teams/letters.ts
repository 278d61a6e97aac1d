import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";
import type { LentTools, ServiceCall, ServiceLetter } from "@serambi/kernel/service";

import { TEAMS_PATH, teamPath } from "../../contract/paths";
import type { TeamDecision, TeamWindow } from "../../contract/Teams";
import { makeToken } from "../signedLink";
import { siteOrigin } from "../siteOrigin";
import type { TeamRow } from "./rows";

type Letter = ReturnType<ServiceLetter["write"]>;
type Written = Pick<Letter, "subject" | "paragraphs">;

interface Facts {
  readonly team: string;
  readonly school: string;
  readonly reference: string;
  readonly until: string;
  readonly reason: string;
  readonly hasConsent: boolean;
}
type Occasion = "registered" | "withdrawn" | TeamDecision["decision"];
type Words = Readonly<Record<Occasion, (facts: Facts) => Written>>;

const WORDS: Readonly<Record<Language, Words>> = {
  id: {
    registered: ({ team, school, reference, until, hasConsent }) => ({
      subject: `Tim ${team} terdaftar`,
      paragraphs: [
        `Tim ${team} dari ${school} sudah kami terima dengan nomor ${reference}.`,
        ...(hasConsent
          ? []
          : [
              "Surat izin orang tua belum ada. Kirimlah lewat tautan di bawah; tanpa surat itu tim tidak dapat dikonfirmasi.",
            ]),
        `Lewat tautan di bawah, susunan tim dapat diubah atau ditarik sampai ${until}. Tautan itu milik pelatih: jangan diteruskan.`,
      ],
    }),
    withdrawn: ({ team, school }) => ({
      subject: `Tim ${team} ditarik`,
      paragraphs: [`Tim ${team} dari ${school} sudah ditarik. Data siswa dan surat izinnya sudah kami hapus.`],
    }),
    confirmed: ({ team, reference }) => ({
      subject: `Tim ${team} dikonfirmasi`,
      paragraphs: [`Surat izin sudah kami periksa. Tim ${team}, nomor ${reference}, ikut musim ini.`],
    }),
    declined: ({ team, reason, until }) => ({
      subject: `Tim ${team} belum dapat diterima`,
      paragraphs: [reason, `Perbaiki lewat tautan di bawah sampai ${until}; kami periksa lagi sesudah itu.`],
    }),
    removed: ({ team, reason }) => ({
      subject: `Tim ${team} dikeluarkan`,
      paragraphs: [reason, "Data siswa dan surat izinnya sudah kami hapus."],
    }),
  },
  en: {
    registered: ({ team, school, reference, until, hasConsent }) => ({
      subject: `The team ${team} is registered`,
      paragraphs: [
        `We have received the team ${team} of ${school}. Its number is ${reference}.`,
        ...(hasConsent
          ? []
          : ["The parents' consent is missing. Send it at the link below: a team without it cannot be confirmed."]),
        `At the link below the team can be changed or withdrawn until ${until}. The link is the coach's: do not pass it on.`,
      ],
    }),
    withdrawn: ({ team, school }) => ({
      subject: `The team ${team} is withdrawn`,
      paragraphs: [`The team ${team} of ${school} is withdrawn. We have deleted its pupils' data and the consent.`],
    }),
    confirmed: ({ team, reference }) => ({
      subject: `The team ${team} is confirmed`,
      paragraphs: [`We have looked at the consent. The team ${team}, number ${reference}, takes part this season.`],
    }),
    declined: ({ team, reason, until }) => ({
      subject: `The team ${team} could not be accepted yet`,
      paragraphs: [reason, `Mend it at the link below until ${until}; we look at it again after that.`],
    }),
    removed: ({ team, reason }) => ({
      subject: `The team ${team} was taken out`,
      paragraphs: [reason, "We have deleted its pupils' data and the consent."],
    }),
  },
};

const LINK: Readonly<Record<Language, string>> = {
  id: "Lihat, ubah, atau tarik tim",
  en: "See, change or withdraw it",
};
const REASON: Readonly<Record<Language, string>> = {
  id: "Surat ini dikirim karena alamat Anda tercatat sebagai penanggung jawab sekolah, atau karena Anda yang mendaftarkan tim.",
  en: "You get this letter because your address is that of the school's contact, or because you registered the team.",
};

type Call = Pick<ServiceCall, "sql" | "tenant" | "host"> & Pick<LentTools, "send">;

/** As people read it: `LS27 0187 KPG`. */
const shown = (reference: string): string => reference.replaceAll("-", " ");

/** Writes to the school's contact, and to whoever was signed in when it was registered. */
export const tellContact = async (
  call: Call,
  row: TeamRow,
  { kind, window, reason = "" }: { readonly kind: Occasion; readonly window: TeamWindow; readonly reason?: string },
): Promise<void> => {
  const { language, origin } = row;
  const isOver = kind === "withdrawn" || kind === "removed";
  const href = origin === null || isOver ? null : origin + teamPath(await makeToken(call, row.id));
  const write = (inLanguage: Language): Letter => ({
    ...WORDS[inLanguage][kind]({
      team: row.name,
      school: row.school_name,
      reference: shown(row.reference),
      until: formatDate(window.until, inLanguage),
      reason,
      hasConsent: row.consent_file !== "",
    }),
    ...(href !== null && { action: { label: LINK[inLanguage], href } }),
    reason: REASON[inLanguage],
  });
  if (row.email !== "") await call.send({ to: { email: row.email, language }, write });
  if (row.person_id !== null) await call.send({ to: { personId: row.person_id }, write });
};

type Told = "registered" | "changed" | "withdrawn";
const SUBJECTS: Readonly<Record<Language, Readonly<Record<Told, string>>>> = {
  id: { registered: "Pendaftaran tim", changed: "Tim diubah", withdrawn: "Tim ditarik" },
  en: { registered: "Team registration", changed: "A team was changed", withdrawn: "A team was withdrawn" },
};
const OFFICE_REASON: Readonly<Record<Language, string>> = {
  id: "Surat ini dikirim ke kotak surat kantor untuk setiap pendaftaran tim.",
  en: "This letter goes to the office's mailbox for each registration of a team.",
};
const OFFICE_LINK: Readonly<Record<Language, string>> = { id: "Buka daftar tim", en: "Open the list of teams" };

/** Writes to the office. Names of pupils stay in its list. */
export const tellInbox = async (
  { send, tenant, host }: Call,
  row: TeamRow,
  { kind, inbox }: { readonly kind: Told; readonly inbox: string },
): Promise<void> => {
  const origin = row.origin ?? siteOrigin(host);
  await send({
    to: { email: inbox, language: tenant.language },
    write: (language) => ({
      subject: `${SUBJECTS[language][kind]}: ${row.name}`,
      paragraphs: [`${row.name}, ${row.school_name}`, shown(row.reference)],
      ...(origin !== null && { action: { label: OFFICE_LINK[language], href: origin + TEAMS_PATH } }),
      reason: OFFICE_REASON[language],
    }),
  });
};
