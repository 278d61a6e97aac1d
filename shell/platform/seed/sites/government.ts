import type { SeedSite } from "../types";
import { governmentHome } from "./governmentHome";

/** Services for public offices. */
export const site: SeedSite = {
  key: "government",
  language: "id",
  hosts: ["government.localhost"],
  settings: {
    title: "Serambi Pemerintah",
    layout: "government",
    logoDark: "/media/government/logo-dark.svg",
    logoLight: "/media/government/logo-light.svg",
    favicon: "/media/government/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/", "/Assistant", "/Class", "/Class/:code", "/Portfolio", "/Portfolio/:type?/:title?"],
    voice: {
      "courses.catalogue": "{count} pelatihan yang dapat diikuti instansi",
      "courses.catalogue-lede": "Setiap pelatihan mencantumkan lama, tempat, dan biaya menurut satuan.",
      "shell.not-found": "Loket ini tidak melayani. Silakan kembali ke daftar layanan.",
    },
    css: {
      ft_primary: "Public Sans",
      ft_secondary: "Public Sans",
      // The blue of office doors, and the paler one of their glass.
      clr_primary: "#0e4a6b",
      clr_secondary: "#6a93ad",
      clr_success: "#2f7a4f",
      clr_info: "#2b6c9c",
      clr_warning: "#b97a12",
      clr_danger: "#a8322d",
      clr_light: "#f9fcfe",
      clr_dark: "#10202c",
    },
    meta: {
      name: "Pelatihan aparatur dari analisis kebutuhan sampai laporan akhir",
      description:
        "Pelatihan dan sertifikasi aparatur, sistem pembelajaran di pusat data Anda, dan pendampingan untuk pemerintah pusat, daerah, dan desa.",
      keywords: "pelatihan aparatur, pengembangan kompetensi ASN, LMS pemerintah, sertifikasi, bendahara desa",
      site_name: "Serambi Pemerintah",
      url: "https://pemerintah.serambi.example",
      twitter_site: "@serambipemerintah",
    },
    navigation: {
      primary: [
        {
          label: "Layanan",
          href: "/#layanan",
          note: "Empat kelompok, dapat dicari",
          children: [
            { label: "Indeks layanan", href: "/#layanan", description: "Empat kelompok, dapat dicari" },
            { label: "Kelas aparatur", href: "/Class", description: "Jadwal, biaya, dan silabus tiap kelas" },
            { label: "Buat janji", href: "/#janji", description: "Surat resmi atau paparan untuk pimpinan" },
          ],
        },
        { label: "Capaian", href: "/#capaian", note: "Hasil menurut provinsi dan tahun" },
        { label: "Portofolio", href: "/#portofolio", note: "Untuk siapa kami sudah bekerja" },
        {
          label: "Pengadaan",
          href: "mailto:pemerintah@serambi.example?subject=Dokumen%20pengadaan",
          note: "Dokumen, e-katalog, contoh perjanjian",
          children: [
            {
              label: "Dokumen pengadaan dan e-katalog",
              href: "mailto:pemerintah@serambi.example?subject=Dokumen%20pengadaan",
              description: "Empat berkas, dikirim lewat surel",
            },
            {
              label: "Contoh perjanjian kerja sama",
              href: "mailto:pemerintah@serambi.example?subject=Contoh%20perjanjian%20kerja%20sama",
              description: "Untuk kerja sama antardaerah",
            },
          ],
        },
      ],
      tools: [{ label: "Buat janji", href: "/#janji" }],
      about: "Serambi untuk Pemerintah",
      statement: "Pusat bantuan 021\u00a05000\u00a01234, hari kerja 08.00–\u206016.00",
      footer: [
        {
          title: "Layanan",
          links: [
            { label: "Pelatihan dan sertifikasi", href: "/#layanan" },
            { label: "Capaian", href: "/#capaian" },
            { label: "Portofolio", href: "/Portfolio" },
          ],
        },
        {
          title: "Pengadaan",
          links: [
            { label: "Tautan e-katalog", href: "mailto:pemerintah@serambi.example?subject=Tautan%20e-katalog" },
            { label: "Dokumen penawaran", href: "mailto:pemerintah@serambi.example?subject=Dokumen%20penawaran" },
            { label: "Pakta integritas", href: "mailto:pemerintah@serambi.example?subject=Pakta%20integritas" },
          ],
        },
        {
          title: "Keterbukaan",
          links: [
            { label: "Laporan tahunan", href: "mailto:pemerintah@serambi.example?subject=Laporan%20tahunan" },
            { label: "Data terbuka", href: "mailto:pemerintah@serambi.example?subject=Data%20terbuka" },
            { label: "Pengaduan", href: "mailto:pengaduan@serambi.example" },
          ],
        },
        {
          title: "Kantor",
          links: [
            { label: "Jalan Merdeka Selatan\u00a014" },
            { label: "Jakarta Pusat 10110" },
            { label: "021\u00a05000\u00a01234" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: governmentHome,
};
