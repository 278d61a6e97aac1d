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
  previewOverTitle: "Tautan pratinjau ini sudah berakhir",
  previewOverText:
    "Tautan ini tidak lagi membuka draf situs: waktunya habis atau sudah dicabut. Mintalah tautan baru kepada yang mengirimkannya.",
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
  // The specification's own words, in its language (section 8); the note below them says the same in Indonesian.
  errorPageTitle: "An error occurred while showing the error page",
  errorPageText: "Unfortunately an error occurred and while showing the error page another error occurred",
  errorPageHome: "Go back to home",
  errorPageNote:
    "Terjadi kesalahan, dan saat halaman kesalahan ditampilkan terjadi kesalahan lain. Silakan kembali ke halaman utama atau coba lagi sebentar lagi.",
  details: "Rincian untuk pengelola",
  requestNumber: "Nomor permintaan",
  notFoundStatus: "This page could not be found",
  accountTitle: "Situs ini hanya untuk pengguna yang sudah masuk",
  accountText:
    "Situs akun, tempat Anda masuk, belum terhubung dengan situs ini. Silakan coba lagi nanti, atau hubungi pengelola situs.",
  accountAwayTitle: "Halaman masuk belum dapat dibuka",
  accountAwayText: "Situs akun, tempat Anda masuk, sedang tidak menjawab. Silakan coba lagi sebentar lagi.",
  accountBusyTitle: "Halaman masuk sedang ramai",
  accountBusyText: "Terlalu banyak orang membuka halaman ini sekaligus. Tunggu beberapa detik, lalu coba lagi.",
  signInTitle: "Proses masuk belum selesai",
  signInText:
    "Tautan masuk ini sudah kedaluwarsa, sudah pernah dipakai, atau dimulai di peramban lain. Silakan masuk sekali lagi.",
  signInAgain: "Masuk lagi",
  loadingTitle: "Menyiapkan situs",
  loadingText: "Pengaturan situs sedang dimuat. Halaman ini terbuka sendiri begitu siap.",
  loadingSlow:
    "Menyiapkan situs ini lebih lama daripada biasanya. Periksa sambungan internet Anda, lalu coba lagi; bila tetap begini, kembalilah beberapa menit lagi.",
  notSaved: "Ini belum dapat disimpan atau dikirim. Silakan coba lagi sebentar lagi.",
  unavailableTitle: "Situs ini belum dapat dibuka",
  unavailableText: "Layanan di baliknya sedang tidak menjawab. Silakan coba lagi sebentar lagi.",
};

export type ErrorMessages = CatalogueOf<typeof messages>;
