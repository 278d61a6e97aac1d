/** The shell's texts: frame, screens, gaps. Indonesian defines which there are. */
export const messages = {
  skipToContent: "Langsung ke isi",
  mainNavigation: "Utama",
  otherNavigation: "Lainnya",
  smallScreenNavigation: "Utama, layar kecil",
  footerNavigation: "Kaki halaman",
  legalNavigation: "Ketentuan",
  menu: "Menu",
  homeOf: (site: string) => `${site}, halaman utama`,
  changeTheme: "Ganti tampilan terang atau gelap",
  useDarkTheme: "Pakai tampilan gelap",
  useLightTheme: "Pakai tampilan terang",

  backHome: "Kembali ke halaman utama",
  notFoundTitle: "Oops.. Maaf halaman tidak ditemukan",
  notFoundStatus: "This page could not be found",
  notFoundBefore: "Alamat ",
  notFoundAfter: " tidak ada di situs ini. Barangkali sudah pindah, barangkali salah ketik.",
  errorTitle: "Opps.. Maaf terjadi kesalahan pada website",
  errorLead: "Kesalahannya ada di pihak kami, bukan pada Anda. Muat ulang halaman ini, atau kembali sebentar lagi.",
  errorDetail: "Rincian untuk pengelola",
  maintenanceTitle: "Website Sedang Dalam Perbaikan",
  maintenanceLead: "Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!",
  loading: "Memuat",

  retry: "Coba lagi",
  slotFailed: "Bagian ini sedang tidak tersedia.",
  pageFailed: "Halaman ini sedang tidak dapat dimuat.",
  notInteractive: "Bagian ini dapat dibaca, tetapi untuk sementara tombol dan pencariannya tidak berfungsi.",
  staleTitle: "Sebagian layanan sedang tidak terhubung.",
  staleDetail: "Situs ini memakai pengaturan terakhir yang tersimpan. Daftar dan isi terbaru mungkin belum tampil.",
};

export type ShellMessages = typeof messages;
