import type { BuildStatus } from "../BuildFeed";

/** Why a local build is not shown, as the server names it. */
export type OverrideProblem =
  | "off"
  | "missing"
  | "malformed"
  | "expired"
  | "otherSite"
  | "notOwner"
  | "signature"
  | "failed";

/** What is said of a build on a developer's own machine that is shown in the place of a remote. */
export const messages = {
  badge: "Versi lokal",
  until: (time: string) => `sampai ${time}`,
  end: "Akhiri",
  status: {
    waiting: "Menunggu hasil build.",
    unreachable: "Tidak terjangkau. Apakah serambi dev masih berjalan?",
    building: "Sedang dibuat ulang.",
    failed: "Build terakhir gagal; yang tampil adalah yang sebelumnya.",
    shown: "Tampil di halaman ini.",
  } satisfies Record<BuildStatus, string> as Record<BuildStatus, string>,
  loaderFailed: "Loader halaman ini melaporkan:",

  title: "Pakai versi lokal di peramban ini?",
  lead: "Hanya peramban ini yang menampilkannya, paling lama satu jam. Pengunjung lain tetap melihat versi yang tayang.",
  remote: "Remote",
  team: "Ditandatangani tim",
  address: "Diambil dari",
  time: "Berlaku sampai",
  use: "Pakai versi lokal",
  back: "Kembali ke situs",
  refused: "Versi lokal tidak dipakai",
  problems: {
    off: "Pengelola situs ini tidak mengizinkan versi lokal. Izin diberikan dengan REMOTE_OVERRIDES=on.",
    missing: "Alamat ini belum lengkap. Perintah serambi dev mencetak alamat yang lengkap.",
    malformed: "Alamat ini tidak dapat dibaca. Salin kembali dari perintah serambi dev.",
    expired: "Alamat ini sudah lewat waktunya. Mintalah yang baru dari perintah serambi dev.",
    otherSite: "Alamat ini dibuat untuk situs lain. Sebutkan situs ini dengan --shell.",
    notOwner: "Tim yang menandatangani bukan pemilik remote ini.",
    signature: "Tanda tangan pada alamat ini tidak benar.",
    failed: "Situs ini tidak dapat dihubungi. Coba lagi sebentar lagi.",
  } satisfies Record<OverrideProblem, string> as Record<OverrideProblem, string>,
};

export type OverrideMessages = typeof messages;
