import { commonMessages } from "./common.id";

/** Texts of the gallery and of a picture that is opened. */
export const galleryMessages = {
  "gallery.title": "Galeri",
  "gallery.lede": (site: string) => `Gambar dari ${site}, yang terbaru lebih dulu.`,
  "gallery.description": (site: string) =>
    `Galeri ${site}: gambar-gambar dengan keterangannya, yang terbaru lebih dulu.`,
  "gallery.count": (count: string) => `${count} gambar`,
  "gallery.shown": (from: string, to: string, total: string) => `Gambar ${from}–${to} dari ${total}`,
  "gallery.loading": "Memuat gambar…",
  "gallery.empty": "Belum ada gambar di sini",
  "gallery.emptyHelp": "Gambar pertama tampil di halaman ini begitu dipasang.",
  "gallery.failed": "Galeri tidak sampai",
  "gallery.unknown": "Gambar yang Anda cari tidak ada di galeri ini.",
  "gallery.unknownHelp": "Mungkin sudah diturunkan, atau alamatnya terpotong. Gambar yang ada tampil di bawah.",
  "gallery.more": "Tampilkan lebih banyak",
  "gallery.moreLoading": "Memuat gambar berikutnya…",
  "gallery.newer": "Tampilkan yang lebih baru",
  "gallery.moreFailed": "Gambar lainnya tidak sampai.",
  "gallery.moreFailedHelp": "Yang sudah tampil tetap bisa dibuka.",
  "gallery.lost": "Gambar ini tidak bisa dimuat",

  "picture.place": (place: string, total: string) => `${place} dari ${total}`,
  "picture.announced": (place: string, total: string, title: string) => `Gambar ${place} dari ${total}: ${title}`,
  "picture.previous": "Gambar sebelumnya",
  "picture.next": "Gambar berikutnya",
  "picture.enlarge": "Perbesar",
  "picture.reduce": "Kembalikan ukurannya",
  "picture.close": "Tutup gambar",
  "picture.all": "Semua gambar",
  "picture.ways": "Gambar lain",
};

export const messages = { ...commonMessages, ...galleryMessages };
