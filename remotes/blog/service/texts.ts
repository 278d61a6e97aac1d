import type { Text } from "@serambi/kernel/service";

/** What the service answers with, for people. */
export const texts = {
  postNotFound: {
    id: "Tulisan tidak ditemukan",
    en: "The post was not found",
  },
  episodeNotFound: {
    id: "Episode tidak ditemukan",
    en: "The episode was not found",
  },
  writingNotFound: {
    id: "Tidak ada tulisan, acara, episode, atau gambar seperti itu di situs ini",
    en: "This site has no such post, event, episode or picture",
  },
  savedByOther: {
    id: "Sementara itu ada yang menyimpan perubahan lain. Punya Anda belum disimpan",
    en: "Somebody has saved other changes meanwhile. Yours are not saved yet",
  },
  notReady: {
    id: "Belum bisa terbit: ada yang masih harus diisi",
    en: "It cannot be published yet: something is still missing",
  },
  notShown: {
    id: "Ini tidak sedang terbit",
    en: "This is not published",
  },
  noSuchVersion: {
    id: "Tidak ada terbitan dengan nomor itu",
    en: "There is no publication with that number",
  },
  noPicture: {
    id: "Gambar tidak dapat diterima. Kirim lagi foto JPEG, PNG, atau WebP",
    en: "The picture could not be taken. Send a JPEG, PNG or WebP photograph again",
  },
  badRedirect: {
    id: "Alamat itu tidak dapat dialihkan",
    en: "That address cannot be redirected",
  },
  movedNowhere: {
    id: "Tidak ada yang pindah dari alamat itu",
    en: "Nothing has moved from that address",
  },
} satisfies Record<string, Text>;

/** Sentences that say what a publication still needs, beside the field that lacks it. */
export const problems = {
  title: { id: "Judul wajib diisi", en: "The title is required" },
  slug: {
    id: "Alamat hanya berisi huruf kecil, angka, dan tanda hubung",
    en: "An address has small letters, digits and hyphens only",
  },
  slugTaken: { id: "Alamat ini sudah dipakai", en: "This address is in use" },
  summary: { id: "Ringkasan wajib diisi", en: "The summary is required" },
  category: { id: "Kategori wajib diisi", en: "The category is required" },
  author: { id: "Nama penulis wajib diisi", en: "The author’s name is required" },
  text: { id: "Isi masih kosong", en: "There is no text yet" },
  cover: {
    id: "Sampul adalah gambar situs ini, atau alamat https",
    en: "A cover is a picture of this site, or an https address",
  },
  coverAlt: {
    id: "Tulis teks pengganti, atau tandai sebagai hiasan",
    en: "Write alternative text, or mark it as decorative",
  },
  picture: { id: "Kirim gambarnya lebih dulu", en: "Send the picture first" },
  alt: { id: "Teks pengganti wajib diisi", en: "Alternative text is required" },
  startsAt: { id: "Waktu mulai wajib diisi", en: "When it starts is required" },
  endsAt: { id: "Waktu selesai tidak boleh sebelum waktu mulai", en: "It cannot end before it starts" },
  timeZone: { id: "Pilih zona waktu", en: "Choose a time zone" },
  place: { id: "Tulis tempatnya, atau tandai sebagai daring", en: "Write the place, or mark it as online" },
  number: { id: "Nomor episode wajib diisi", en: "The episode’s number is required" },
  audio: {
    id: "Rekaman adalah berkas situs ini, misalnya /media/…",
    en: "A recording is a file of this site, such as /media/…",
  },
  seconds: { id: "Lama rekaman wajib diisi", en: "The recording’s length is required" },
  path: {
    id: "Tulis alamat di bawah bagian tulisan situs ini, misalnya /Blog/2019/nama-lama",
    en: "Write an address below this site’s own sections, such as /Blog/2019/old-name",
  },
} satisfies Record<string, Text>;

/** What the fields of its queries and bodies take. */
export const fields = {
  id: {
    id: "ID wajib diisi, paling panjang 200 karakter",
    en: "The id is required and has 200 characters at most",
  },
  slug: {
    id: "Slug wajib diisi, paling panjang 200 karakter",
    en: "The slug is required and has 200 characters at most",
  },
  categorySlug: {
    id: "Kategori paling panjang 100 karakter",
    en: "A category has 100 characters at most",
  },
  kind: {
    id: "Macam tulisan paling panjang 60 karakter",
    en: "A kind of post has 60 characters at most",
  },
  type: {
    id: "Jenis tulisan paling panjang 60 karakter",
    en: "A type of post has 60 characters at most",
  },
  active: {
    id: "Pilihan aktif hanya true atau false",
    en: "Active is either true or false",
  },
  state: {
    id: "Keadaan adalah draft, scheduled, published, atau withdrawn",
    en: "A state is draft, scheduled, published or withdrawn",
  },
  version: {
    id: "Sebutkan versi yang diubah",
    en: "Name the version that is changed",
  },
  at: {
    id: "Waktu terbit adalah saat dengan zona, misalnya 2026-12-01T06:00:00+07:00",
    en: "A time of publication is a moment with its offset, such as 2026-12-01T06:00:00+07:00",
  },
  path: problems.path,
  search: {
    id: "Kata pencarian paling panjang 100 karakter",
    en: "A search has 100 characters at most",
  },
} satisfies Record<string, Text>;
