import type { Language } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";
import type { LentTools } from "@serambi/kernel/service";

import type { Job } from "../../contract/Job";
import { alertPath, jobPath } from "../../contract/paths";

interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly origin: string;
}

/** Asks whoever has an address whether they want letters about jobs. */
export const sendConfirmation = (
  { send }: Pick<LentTools, "send">,
  { id, email, language, origin }: Addressee,
): Promise<boolean> =>
  send({
    to: { email, language },
    write: () => ({
      ...(language === "id"
        ? {
            subject: "Kabari saya bila ada lowongan baru?",
            paragraphs: [
              "Seseorang, semoga Anda, meminta kabar lowongan baru ke alamat ini. Bila benar, tekan tombol di bawah. Bila bukan, abaikan saja: tidak ada surat lain yang dikirim.",
            ],
            reason: "Tanpa persetujuan dari surat ini, permintaannya dihapus besok.",
          }
        : {
            subject: "Tell you about new jobs?",
            paragraphs: [
              "Somebody, we hope it was you, asked for news of jobs at this address. If so, press the button below. If not, leave it: no other letter is sent.",
            ],
            reason: "Unless you agree from this letter, the request is deleted tomorrow.",
          }),
      action: { label: language === "id" ? "Ya, kabari saya" : "Yes, tell me", href: `${origin}${alertPath(id)}` },
    }),
  });

/** Tells of a new job, with the way to end these letters. */
export const sendNews = (
  { send }: Pick<LentTools, "send">,
  { id, email, language, origin }: Addressee,
  job: Job,
): Promise<boolean> => {
  const pay = `${formatRupiah(job.payFromIdr, language)} – ${formatRupiah(job.payToIdr, language)}`;
  const stop = `${origin}${alertPath(id)}?stop=1`;
  return send({
    to: { email, language },
    write: () => ({
      ...(language === "id"
        ? {
            subject: `Lowongan baru: ${job.title}`,
            paragraphs: [
              `${job.company.name} mencari ${job.title} di ${job.city}, ${pay} sebulan.`,
              job.summary,
              `Berhenti menerima kabar ini: ${stop}`,
            ],
            reason: "Anda meminta kabar lowongan baru dan menyetujuinya dari surat pertama.",
          }
        : {
            subject: `A new job: ${job.title}`,
            paragraphs: [
              `${job.company.name} is looking for: ${job.title}, ${job.city}, ${pay} a month.`,
              job.summary,
              `End these letters: ${stop}`,
            ],
            reason: "You asked for news of jobs, and agreed to it from the first letter.",
          }),
      unsubscribeUrl: stop,
      action: { label: language === "id" ? "Lihat lowongan" : "See the job", href: origin + jobPath(job) },
    }),
  });
};
