import { commonMessages } from "./common.id";

/** Texts of the martial-arts programme. */
export const pesilatMessages = {
  "pesilat.white": "Putih",
  "pesilat.yellow": "Kuning",
  "pesilat.green": "Hijau",
  "pesilat.red": "Merah",
  "pesilat.black": "Hitam",

  "pesilat.name": "Silat",
  "pesilat.title": "Kelas silat dari sabuk putih sampai hitam",
  "pesilat.description":
    "Tangga sabuk pencak silat: kelas setiap sabuk dengan jadwal, sisa tempat, dan pelatihnya, juga kelas yang terbuka bagi siapa saja.",

  // Three lines, each wider than the one before.
  "pesilat.heading": "Naik\nsatu sabuk\nsetiap kali.",
  "pesilat.lede":
    "Setiap sabuk punya kelas, tanggal, dan pelatihnya sendiri. Yang belum bersabuk masuk lewat kelas terbuka.",

  // On a site whose classes have no belts.
  "pesilat.openHeading": "Berdiri\ndulu, baru\nmelangkah.",
  "pesilat.openLede": "Latihan pencak silat bagi siapa saja, dengan jadwal, biaya, dan pelatih yang namanya tertulis.",
  "pesilat.openNow": (count: number) => `${count} kelas menerima pendaftaran`,
  "pesilat.nextStart": (date: string) => `Terdekat mulai ${date}`,
  "pesilat.stairs": "Sabuk demi sabuk",
  "pesilat.classes": (count: number) => `${count} kelas`,

  "pesilat.ladder": "Dari putih ke hitam, tanpa jalan pintas",
  "pesilat.noClass": "Belum ada kelas yang dibuka untuk sabuk ini.",
  "pesilat.noLastClass": "Sabuk terakhir tidak punya kelas. Ia diuji di gelanggang, di hadapan para pelatih.",
  "pesilat.places": (count: number) => (count > 0 ? `${count} tempat tersisa` : "Penuh"),
  "pesilat.with": (names: string) => `Bersama ${names}`,

  "pesilat.openClasses": "Kelas terbuka, tanpa syarat sabuk",
  "pesilat.openText":
    "Latihan di luar tangga sabuk, bagi yang baru mulai dan bagi yang sudah lama tidak berlatih. Baca halamannya, lalu datang.",

  "pesilat.calendar": "Kapan mulai, kapan selesai",
  "pesilat.calendarScrolls": "Geser ke samping untuk melihat semua bulan",
  "pesilat.calendarCaption": "Kelas yang berjalan dan yang akan datang, menurut bulan",
  "pesilat.class": "Kelas",
  "pesilat.undated": "Tanggalnya menyusul:",

  "pesilat.coaches": "Yang berdiri di depan barisan",
  "pesilat.coachesOfClass": "Pelatih",
  "pesilat.teaches": (codes: string) => `Melatih ${codes}`,

  "pesilat.further": "Baca lebih jauh",
  "pesilat.list": "Semua kelas silat",
  "pesilat.listDescription": "Semua kelas silat dalam satu daftar: kode, sabuk, jadwal, sisa tempat, dan biayanya.",
  "pesilat./Silabus": "Silabus setiap kelas",
  "pesilat./Curriculum": "Kurikulum",

  "pesilat.empty": "Belum ada kelas silat",
  "pesilat.emptyHelp": "Kelas pertama tampil di sini begitu tanggalnya ditetapkan.",
  "pesilat.failed": "Daftar kelas tidak sampai",
  "pesilat.failedHelp": "Server kami tidak menjawab sebagaimana mestinya. Coba lagi sebentar lagi.",
  "pesilat.partial": "Sisa tempat dan nama pelatih tidak terbaca untuk semua kelas.",
  "pesilat.partialHelp": "Jadwal di halaman ini tetap benar.",

  "pesilat.terms": "Keterangan kelas",
  "pesilat.level": "Tingkat",
  "pesilat.schedule": "Jadwal",
  "pesilat.length": "Lama latihan",
  "pesilat.placesLeft": "Tempat",
  "pesilat.price": "Biaya",
  "pesilat.toLadder": "Kembali ke tangga sabuk",
};

export const messages = { ...commonMessages, ...pesilatMessages };
