import { usahaPertama } from "./alumni/usahaPertama";
import type { Courses } from "./assembleCourses";
import { javascriptTanpaKerangkaKerja } from "./bootcamp/javascriptTanpaKerangkaKerja";
import { sqlUntukDataYangBerantakan } from "./bootcamp/sqlUntukDataYangBerantakan";
import { dariMotifKePolaUlang } from "./creative-academy/dariMotifKePolaUlang";
import { menggambarHuruf } from "./creative-academy/menggambarHuruf";
import { dariHargaPokokKeHargaJual } from "./demo/dariHargaPokokKeHargaJual";
import { kudaKudaLangkahSikap } from "./demo/kudaKudaLangkahSikap";
import { membacaAksaraJawa } from "./demo/membacaAksaraJawa";
import { pythonUntukCatatanBengkel } from "./demo/pythonUntukCatatanBengkel";
import { tataLetakUntukYangBukanDesainer } from "./demo/tataLetakUntukYangBukanDesainer";
import { lontaraMembacaAksaraBugis } from "./open-library/lontaraMembacaAksaraBugis";
import { membangunApiDenganTypescript } from "./women-in-tech/membangunApiDenganTypescript";

/** The premium courses by tenant, with the programmes that they belong to. */
export const premiumCourses = {
  demo: {
    programs: [
      {
        id: "demo-pemrograman",
        slug: "pemrograman",
        name: "Pemrograman",
        summary: "Program kecil untuk pekerjaan nyata: mencatat, menghitung, mencari, dan melaporkan.",
      },
      {
        id: "demo-usaha",
        slug: "kewirausahaan",
        name: "Kewirausahaan",
        summary: "Hitungan jujur bagi lapak dan bengkel: biaya, harga, titik impas, dan uang tunai.",
      },
      {
        id: "demo-desain",
        slug: "desain-untuk-kerja-sehari-hari",
        name: "Desain untuk Kerja Sehari-hari",
        summary:
          "Edaran, poster, menu, dan salindia yang terbaca oleh orang yang sedang berdiri, tanpa harus menjadi desainer.",
      },
      {
        id: "demo-aksara",
        slug: "aksara-jawa",
        name: "Aksara Jawa",
        summary: "Membaca dan menulis aksara Jawa, dari dua puluh huruf pertama sampai papan nama dan surat pendek.",
      },
      {
        id: "demo-silat",
        slug: "pencak-silat",
        name: "Pencak Silat",
        summary:
          "Dasar pencak silat bagi pemula: berdiri, melangkah, jatuh dengan selamat, dan menghormati teman berlatih.",
      },
    ],
    courses: [
      pythonUntukCatatanBengkel,
      dariHargaPokokKeHargaJual,
      tataLetakUntukYangBukanDesainer,
      membacaAksaraJawa,
      kudaKudaLangkahSikap,
    ],
  },
  "creative-academy": {
    programs: [
      {
        id: "creative-huruf",
        slug: "huruf-dan-papan-nama",
        name: "Huruf dan Papan Nama",
        summary: "Huruf yang digambar dengan tangan, dari rangka di kertas kotak sampai satu kata di atas pintu toko.",
      },
      {
        id: "creative-pola",
        slug: "pola-dan-cetak",
        name: "Pola dan Cetak",
        summary:
          "Merancang permukaan yang berulang, dari satu ubin yang digunting di meja sampai kain yang tergantung di dinding.",
      },
    ],
    courses: [menggambarHuruf, dariMotifKePolaUlang],
  },
  bootcamp: {
    programs: [
      {
        id: "bootcamp-data",
        slug: "data-dan-basis-data",
        name: "Data dan Basis Data",
        summary:
          "Dari lembar kerja yang berantakan sampai laporan yang berani dipertanggungjawabkan, dengan SQL dan kebiasaan memeriksa.",
      },
      {
        id: "bootcamp-web",
        slug: "pemrograman-web",
        name: "Pemrograman Web",
        summary: "JavaScript, halaman, dan uji dari dasarnya, sebelum kerangka kerja apa pun.",
      },
    ],
    courses: [sqlUntukDataYangBerantakan, javascriptTanpaKerangkaKerja],
  },
  "women-in-tech": {
    programs: [
      {
        id: "women-api",
        slug: "merajut-layanan",
        name: "Merajut Layanan",
        summary:
          "Perempuan yang sudah mengenal JavaScript belajar membangun API yang memeriksa kirimannya, menjawab dengan benar, dan punya ujinya sendiri.",
      },
    ],
    courses: [membangunApiDenganTypescript],
  },
  "open-library": {
    programs: [
      {
        id: "library-aksara",
        slug: "laci-aksara",
        name: "Laci Aksara",
        summary:
          "Kursus membaca aksara Nusantara dari huruf pertama sampai naskah pendek, supaya kartu dan naskah lama dapat dibaca kembali oleh pewarisnya.",
      },
    ],
    courses: [lontaraMembacaAksaraBugis],
  },
  alumni: {
    programs: [
      {
        id: "alumni-usaha",
        slug: "usaha-alumni",
        name: "Usaha Alumni",
        summary:
          "Menata usaha pertama yang dimulai dari rumah: harga, penawaran, dompet yang dipisah, dan buku yang dapat diperiksa orang lain.",
      },
    ],
    courses: [usahaPertama],
  },
} as const satisfies Record<string, Courses>;
