/** What is asked of the visitors of a site that is measured. */
export const messages = {
  title: "Bolehkah kunjungan Anda kami hitung?",
  body: "Jika Anda mengizinkan, Google Analytics mencatat halaman yang Anda buka di situs ini, tanpa iklan. Jika Anda menolak, semuanya tetap berfungsi. Pilihan Anda berlaku 30 hari dan dapat diubah di kaki halaman.",
  policy: "Kebijakan privasi",
  grant: "Izinkan",
  deny: "Tolak",
  granted: "Pilihan Anda sekarang: diizinkan.",
  denied: "Pilihan Anda sekarang: ditolak.",
  unwilling:
    "Peramban Anda meminta agar kunjungan Anda tidak dilacak. Kami mematuhinya: kunjungan Anda tidak dihitung.",
  close: "Tutup",
};

export type ConsentMessages = typeof messages;
