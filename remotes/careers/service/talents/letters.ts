import { formatRupiah } from "@serambi/kernel/i18n";
import type { LentTools } from "@serambi/kernel/service";

interface Asked {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly payFromIdr: number;
  readonly message: string;
  readonly work: string;
}

/** Tells a graduate that a company asks to meet them. They answer, or they do not: the company has no address of theirs. */
export const sendIntroduction = ({ send }: Pick<LentTools, "send">, personId: string, asked: Asked): Promise<boolean> =>
  send({
    to: { personId },
    write: (language) =>
      language === "id"
        ? {
            subject: `${asked.company} ingin berkenalan`,
            paragraphs: [
              `Mereka melihat karya Anda, “${asked.work}”. Gajinya mulai ${formatRupiah(asked.payFromIdr, "id")} sebulan.`,
              `“${asked.message}”`,
              `Bila mau, balas ke ${asked.name}, ${asked.email}. Alamat Anda tidak mereka ketahui sampai Anda menulis.`,
            ],
            reason:
              "Anda setuju karya Anda ditampilkan kepada perusahaan. Persetujuan itu bisa dicabut di halaman profil Anda.",
          }
        : {
            subject: `${asked.company} would like to meet you`,
            paragraphs: [
              `They saw your work, “${asked.work}”. The pay begins at ${formatRupiah(asked.payFromIdr, "en")} a month.`,
              `“${asked.message}”`,
              `If you like, write to ${asked.name}, ${asked.email}. They do not know your address until you do.`,
            ],
            reason:
              "You agreed that companies are shown your work. You can take that back on the page of your profile.",
          },
  });
