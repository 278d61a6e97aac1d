import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { antreanPuskesmas } from "./antreanPuskesmas";
import { jaringanDiGedungTua } from "./jaringanDiGedungTua";
import { kameraCahayaCerita } from "./kameraCahayaCerita";
import { kemasanKerupukKampung } from "./kemasanKerupukKampung";
import { membangunSitusSekolah } from "./membangunSitusSekolah";
import { mesinJahitDanPola } from "./mesinJahitDanPola";
import { motorListrikDariNol } from "./motorListrikDariNol";
import { pajakUsahaKecil } from "./pajakUsahaKecil";
import { peladenKomputerBekas } from "./peladenKomputerBekas";
import { pembukuanKoperasi } from "./pembukuanKoperasi";
import { remDanKakiKaki } from "./remDanKakiKaki";
import { seragamSatuKelas } from "./seragamSatuKelas";

/** Classes of the foundation for vocational schools, in Indonesian and free of charge. */
export const classes: SeedClassFile = assembleClasses(
  "foundation",
  [
    {
      id: "foundation-rpl",
      slug: "rekayasa-perangkat-lunak",
      name: "Rekayasa Perangkat Lunak",
      summary: "Membuat perangkat lunak kecil yang dipakai orang di sekitar sekolah, lalu merawatnya.",
    },
    {
      id: "foundation-jaringan",
      slug: "teknik-jaringan",
      name: "Teknik Jaringan",
      summary: "Kabel, nirkabel, dan peladen yang tetap jalan dengan listrik dan anggaran seadanya.",
    },
    {
      id: "foundation-dkv",
      slug: "desain-komunikasi-visual",
      name: "Desain Komunikasi Visual",
      summary: "Foto, huruf, dan kemasan untuk usaha serta cerita dari kampung sendiri.",
    },
    {
      id: "foundation-akuntansi",
      slug: "akuntansi",
      name: "Akuntansi",
      summary: "Buku koperasi, pajak, dan harga pokok dengan angka milik orang sungguhan.",
    },
    {
      id: "foundation-otomotif",
      slug: "teknik-otomotif",
      name: "Teknik Otomotif",
      summary: "Dari servis kaki-kaki sampai konversi listrik, dengan kartu servis yang selalu terisi.",
    },
    {
      id: "foundation-busana",
      slug: "tata-busana",
      name: "Tata Busana",
      summary: "Mesin, pola, dan produksi bersama, dari satu kemeja sampai seragam sekelas.",
    },
  ],
  [
    membangunSitusSekolah,
    jaringanDiGedungTua,
    kameraCahayaCerita,
    pembukuanKoperasi,
    motorListrikDariNol,
    mesinJahitDanPola,
    antreanPuskesmas,
    kemasanKerupukKampung,
    remDanKakiKaki,
    peladenKomputerBekas,
    pajakUsahaKecil,
    seragamSatuKelas,
  ],
);
