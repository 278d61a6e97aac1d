import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Texts of the bench and the slate for scripts. */
export const messages = {
  "script.java": "Jawa",
  "script.sunda": "Sunda",
  "script.bali": "Bali",
  "script.bugis": "Bugis",
  "rule.java": "Hanacaraka, ejaan Sriwedari",
  "rule.sunda": "Aksara baku, 2008",
  "rule.bali": "Anacaraka, pasang aksara",
  "rule.bugis": "Lontara, tanpa penutup suku",
  "bench.hint": "Huruf Latin, atau tempelkan salah satu dari empat aksaranya: baris itu akan dibaca.",
  "bench.send": "Tulis",
  "bench.examples": "Contoh",
  "bench.reading": (script: string): string => `Dibaca dari aksara ${script}:`,
  "bench.syllables": "Per suku kata",
  "bench.copy": "Salin",
  "bench.copied": "Tersalin",
  "bench.copyFailed": "Tidak dapat menyalin. Pilih tulisannya lalu salin sendiri.",
  "slate.board": (letter: string): string => `Papan gores, huruf ${letter}`,
  "slate.keys":
    "Tanpa tetikus: tombol panah menggeser pena, Enter menurunkan dan mengangkatnya, Backspace menghapus goresan terakhir. Tahan Shift untuk langkah yang lebih panjang.",
  "slate.paper":
    "Papan ini perlu skrip. Cetak halaman ini untuk berlatih di kertas: setiap huruf dicetak besar dan samar.",
  "slate.letters": "Huruf yang dilatih",
  "slate.begin": (letter: string): string => `Huruf ${letter}. Ikuti bayangannya.`,
  "slate.score": (letter: string, strokes: number, covered: number, beside: number): string =>
    `Huruf ${letter}, ${strokes} goresan: ${covered} persen tertutup, ${beside} persen di luar bayangan.`,
  "slate.undo": "Urungkan",
  "slate.clear": "Bersihkan",
};
/** Texts of the bench and the slate: both languages have exactly these. */
export type AksaraMessages = CatalogueOf<typeof messages>;
