import type { Language } from "@serambi/kernel/contracts";
import type { ServiceLetter } from "@serambi/kernel/service";

import type { DemoRequest } from "../../contract/DemoRequest";
import { formatDay, formatMoment } from "../../contract/jakartaTime";

type Write = (request: DemoRequest) => ReturnType<ServiceLetter["write"]>;

/** To whoever asked for a demo. */
export const demoLetter: Readonly<Record<Language, Write>> = {
  id: ({ reference, readyBy, endsOn }) => ({
    subject: "Ruang coba Anda sedang disiapkan",
    paragraphs: [
      "Terima kasih sudah ingin mencoba dengan data sekolah Anda sendiri.",
      `Tautan ruang coba tiba di alamat ini paling lambat ${formatMoment(readyBy, "id")}. Ruangnya terbuka sampai ${formatDay(endsOn, "id")}: semua fitur, untuk semua guru.`,
      `Nomor permintaan Anda ${reference}.`,
    ],
    reason: "Surat ini dikirim karena alamat Anda ditulis di formulir permintaan demo. Bila bukan Anda, abaikan saja.",
  }),
  en: ({ reference, readyBy, endsOn }) => ({
    subject: "Your trial room is being prepared",
    paragraphs: [
      "Thank you for wanting to try it with your own school's data.",
      `The link to the trial room arrives at this address by ${formatMoment(readyBy, "en")}. The room is open until ${formatDay(endsOn, "en")}: every feature, for every teacher.`,
      `The number of your request is ${reference}.`,
    ],
    reason:
      "You get this letter because your address was written into a form for a demo. If it was not you, ignore it.",
  }),
};
