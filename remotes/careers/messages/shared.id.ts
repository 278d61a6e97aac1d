import { formatNumber, type CatalogueOf } from "@serambi/kernel/i18n";

const MILLION = 1_000_000;

/** Words that all parts of this remote say alike. */
export const shared = {
  "place.onsite": "di tempat",
  "place.hybrid": "sebagian di kantor",
  "place.remote": "jarak jauh",
  "kind.full-time": "Penuh waktu",
  "kind.part-time": "Paruh waktu",
  "kind.contract": "Kontrak",
  "kind.internship": "Magang",
  "field.engineering": "Perangkat lunak",
  "field.data": "Data",
  "field.design": "Desain",
  "field.operations": "Operasional",
  "field.craft": "Keahlian dan bengkel",
  "field.education": "Pendidikan",
  "field.marketing": "Pemasaran",
  "field.finance": "Keuangan",
  /** Whole Rupiah a month. */
  pay: (fromIdr: number, toIdr: number) => {
    const from = formatNumber(Math.round(fromIdr / 100_000) / 10, "id");
    const to = formatNumber(Math.round(toIdr / 100_000) / 10, "id");
    return fromIdr === toIdr || from === to ? `Rp\u00a0${from} juta` : `Rp\u00a0${from}–${to} juta`;
  },
  payFrom: (idr: number) => `Mulai Rp\u00a0${formatNumber(idr / MILLION, "id")} juta`,
  daysAgo: (days: number) => (days <= 0 ? "hari ini" : days === 1 ? "kemarin" : `${days} hari lalu`),
  closed: "Ditutup",
  sending: "Mengirim…",
  optional: "opsional",
  faults: (count: number) =>
    count === 1 ? "Ada satu isian yang perlu diperbaiki" : `Ada ${count} isian yang perlu diperbaiki`,
  retry: "Coba lagi",
  trap: "Biarkan kosong",
  /** While there is no connection. */
  waiting: "Tidak ada sambungan. Isian Anda disimpan di tab ini, dan dikirim begitu tersambung.",
  emailWrong: "Format email tidak valid.",
  breadcrumb: "Letak halaman ini",
};
export type SharedMessages = CatalogueOf<typeof shared>;
