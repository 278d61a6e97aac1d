import type { Language } from "@serambi/kernel/contracts";
import type { ServiceLetter } from "@serambi/kernel/service";

type Letter = ReturnType<ServiceLetter["write"]>;

interface SchoolLetters {
  readonly registered: (school: string, reference: string) => Letter;
  readonly told: (school: string, details: readonly string[]) => Letter;
  readonly confirmed: (school: string) => Letter;
  readonly declined: (school: string, reason: string) => Letter;
}

const REASON: Readonly<Record<Language, string>> = {
  id: "Surat ini dikirim karena alamat Anda ditulis sebagai penanggung jawab sekolah.",
  en: "You get this letter because your address was given as the school's contact.",
};

/** Letters about the registration of a school. */
export const LETTERS: Readonly<Record<Language, SchoolLetters>> = {
  id: {
    registered: (school, reference) => ({
      subject: `${school} terdaftar`,
      paragraphs: [
        `Pendaftaran ${school} sudah kami terima dengan nomor ${reference}.`,
        "Kami mencocokkan NPSN dan alamatnya dalam dua hari kerja. Sesudah itu sekolah tampil di daftar mitra.",
        "Simpan nomor ini: dengan menyebutnya, Anda dapat meminta kami mengubah atau menghapus data Anda.",
      ],
      reason: REASON.id,
    }),
    told: (school, details) => ({
      subject: `Pendaftaran sekolah: ${school}`,
      paragraphs: details,
      reason: "Surat ini dikirim ke kotak surat kantor untuk setiap pendaftaran sekolah.",
    }),
    confirmed: (school) => ({
      subject: `${school} sudah dikonfirmasi`,
      paragraphs: [`${school} kini tampil di daftar sekolah mitra kami.`],
      reason: REASON.id,
    }),
    declined: (school, reason) => ({
      subject: `Pendaftaran ${school} belum dapat diterima`,
      paragraphs: [reason, "Data yang Anda kirim sudah kami hapus. Anda boleh mendaftar lagi."],
      reason: REASON.id,
    }),
  },
  en: {
    registered: (school, reference) => ({
      subject: `${school} is registered`,
      paragraphs: [
        `We have received the registration of ${school}. Its number is ${reference}.`,
        "We check its NPSN and address within two working days. After that the school is in the list of partners.",
        "Keep this number: by naming it you can ask us to change or delete your data.",
      ],
      reason: REASON.en,
    }),
    told: (school, details) => ({
      subject: `School registration: ${school}`,
      paragraphs: details,
      reason: "This letter goes to the office's mailbox for each registration of a school.",
    }),
    confirmed: (school) => ({
      subject: `${school} is confirmed`,
      paragraphs: [`${school} is now in our list of partner schools.`],
      reason: REASON.en,
    }),
    declined: (school, reason) => ({
      subject: `The registration of ${school} could not be accepted`,
      paragraphs: [reason, "We have deleted the data that you sent. You may register again."],
      reason: REASON.en,
    }),
  },
};
