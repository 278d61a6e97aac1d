/** Texts of the page of all features and of the page of one; what the LMS does is the site's own to say. */
export const showcaseMessages = {
  lms: "LMS",
  abilities: "Yang bisa dikerjakan",
  benefits: "Yang Anda peroleh",
  neighbours: "Fitur sebelum dan sesudahnya",
  previous: "Sebelumnya",
  next: "Berikutnya",
  allFeatures: "Semua fitur",
  breadcrumb: "Remah roti",
  openStudio: "Buka studio koding",
  failed: "Halaman LMS belum dapat dimuat. Coba lagi sebentar lagi.",
};
