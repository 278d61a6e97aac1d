import { commonMessages } from "./common.id";

/** Texts of the page of one article. */
export const articleMessages = {
  "article.contents": "Isi tulisan",
  "article.updated": (date: string) => `Diperbarui ${date}`,
  "article.tags": "Tentang",
  "article.source": "Dibaca di",
  "article.neighbours": "Tulisan sebelum dan sesudahnya",
  "article.previous": "Sebelumnya",
  "article.next": "Sesudahnya",
  "article.related": "Bacaan berikutnya",
  "article.relatedFailed": "Bacaan berikutnya tidak sampai.",
  "article.relatedHelp": "Tulisan di atas tetap utuh.",
  "article.note": "Catatan",
  "article.back": "Kembali ke teks, catatan",
  "article.notes": "Catatan kaki",
  "article.table": "Tabel",
  "article.code": "Kode",
  "article.copy": "Salin",
  "article.copied": "Tersalin",
  "article.copyFailed": "Tidak tersalin",
};

export const messages = { ...commonMessages, ...articleMessages };
