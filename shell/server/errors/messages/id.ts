import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  home: "Kembali ke halaman utama",
  retry: "Coba lagi",
  badRequestTitle: "Alamat ini tidak dapat dibaca",
  badRequestText: "Alamat atau nama hostnya memuat karakter yang tidak diperbolehkan. Periksa kembali, lalu coba lagi.",
  forbiddenTitle: "Permintaan ini tidak diizinkan",
  forbiddenText: "Permintaan yang mengubah data hanya diterima dari halaman situs ini sendiri.",
  notFoundTitle: "Oops.. Maaf halaman tidak ditemukan",
  notFoundText: "Tidak ada apa pun di alamat ini. Barangkali sudah pindah, barangkali salah ketik.",
  unknownSiteTitle: "Oops.. Maaf halaman tidak ditemukan",
  unknownSiteText: "Tidak ada situs dengan nama host ini. Periksa kembali penulisannya.",
  methodTitle: "Halaman hanya dapat dibuka",
  methodText: "Alamat ini menampilkan halaman; data tidak dapat dikirim ke sini.",
  tooLargeTitle: "Kiriman terlalu besar",
  tooLargeText: "Data yang dikirim melebihi batas yang diterima.",
  tooLongTitle: "Alamat ini terlalu panjang",
  tooLongText: "Alamat yang diminta melebihi panjang yang dapat kami proses. Persingkat, lalu coba lagi.",
  mediaTypeTitle: "Jenis data tidak diterima",
  mediaTypeText: "Alamat ini tidak menerima jenis data yang dikirim.",
  tooManyTitle: "Terlalu banyak permintaan",
  tooManyText: "Tunggu sebentar, lalu coba lagi.",
  internalTitle: "Opps.. Maaf terjadi kesalahan pada website",
  internalText: "Kesalahan ini sudah kami catat. Silakan coba lagi sebentar lagi.",
  errorPageTitle: "Terjadi kesalahan saat menampilkan halaman kesalahan",
  errorPageText: "Maaf, terjadi kesalahan, dan saat halaman kesalahan ditampilkan terjadi kesalahan lain.",
  unavailableTitle: "Situs ini belum dapat dibuka",
  unavailableText: "Layanan di baliknya sedang tidak menjawab. Silakan coba lagi sebentar lagi.",
};

export type ErrorMessages = CatalogueOf<typeof messages>;
