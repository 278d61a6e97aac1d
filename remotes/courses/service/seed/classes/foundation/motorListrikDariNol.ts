import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const motorListrikDariNol: ClassDraft = {
  name: "Motor Listrik dari Nol",
  slug: "motor-listrik-dari-nol",
  code: "TO-207",
  description:
    "Sebuah bebek tua tanpa mesin diubah menjadi motor listrik yang laik jalan: motor penggerak, baterai, pengendali, rem, dan surat-suratnya.",
  state: "upcoming",
  level: "Kelas XI",
  programIds: ["foundation-otomotif"],
  type: "class",
  startsOn: "2026-11-30",
  endsOn: "2027-05-07",
  priceIdr: 0,
  seatsLeft: 6,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas XI Teknik Otomotif yang lulus keselamatan listrik dasar. Satu rangka untuk enam anak; bengkel harus punya alat pemadam serbuk dan meja berlapis karet.",
  overview: [
    "Rangka yang dipakai kelas ini bekas motor bebek tahun 2004 yang mesinnya sudah dikilokan. Bobotnya tinggal 58 kilogram. Di atasnya akan dipasang motor hub 2.000 watt dan baterai lithium 72 volt, yang cukup untuk mencelakai orang kalau dirakit sembarangan.",
    "Karena itu urutannya tidak bisa ditawar. Empat minggu pertama seluruhnya tentang mengukur, mengisolasi, dan mematikan. Baterai baru dibuka sesudah setiap anak lulus ujian lisan di depan teknisi yang pernah menangani kebakaran sel.",
    "Motor yang selesai diuji di halaman: jarak rem, suhu, jarak tempuh. Kelompok lalu mengurus persyaratan konversi ke bengkel bersertifikat dan mencatat semua biayanya, agar sekolah lain bisa mengulanginya.",
  ],
  outcomes: [
    "Mengukur tegangan, arus, dan isolasi dengan aman di atas 60 volt",
    "Menghitung daya, torsi, dan kapasitas baterai untuk bobot tertentu",
    "Merakit kabel daya dengan sekring, kontaktor, dan sakelar darurat",
    "Memasang dan menyetel pengendali motor tanpa sikat",
    "Menguji rem dan suhu menurut lembar uji",
  ],
  mentors: [
    {
      name: "Mochamad Iqbal Santosa",
      role: "Teknisi bengkel konversi bersertifikat, Surabaya",
      bio: "Sudah mengubah 212 motor. Membawa satu sel yang pernah terbakar ke setiap sekolah dan tidak perlu banyak bicara.",
    },
    {
      name: "Yohanes Gebze",
      role: "Instruktur otomotif, Merauke",
      bio: "Memakai motor listrik buatan muridnya untuk berangkat mengajar, 31 kilometer sehari, juga di musim hujan.",
    },
    {
      name: "Nurhaliza Tanjung",
      role: "Insinyur baterai, Batam",
      bio: "Merancang kemasan sel di pabrik. Menguji lisan setiap anak sebelum baterai dibuka, dan pernah meluluskan hanya dua dari tiga puluh.",
    },
  ],
  syllabus: [
    part("Aman dulu", "Tegangan, isolasi, pemadam, dan cara menolong teman.", [
      reading("Mengapa 72 volt tidak boleh diremehkan", 25),
      video("Sel yang terbakar, diputar pelan", 12),
      exercise("Mengukur dengan satu tangan di saku", 90),
      live("Ujian lisan keselamatan", 120),
    ]),
    part("Membaca rangka", "Bobot, titik tumpu, rem, dan apa yang harus diganti.", [
      exercise("Menimbang dan mengukur rangka", 75),
      reading("Dari kilogram ke newton meter", 30),
      exercise("Membongkar komstir dan tromol", 120),
    ]),
    part("Motor dan pengendali", "Motor tanpa sikat, sensor hall, dan setelan yang masuk akal.", [
      video("Isi motor hub, dibelah", 20),
      reading("Pengendali: arus fase dan arus baterai", 32),
      exercise("Memutar roda di atas dongkrak", 120),
      live("Penyetelan bersama teknisi konversi", 90),
    ]),
    part("Baterai", "Kemasan, BMS, sekring, kontaktor.", [
      reading("Seri, paralel, dan keseimbangan sel", 34),
      exercise("Merakit kotak baterai dengan sel tiruan", 120),
      live("Memasang baterai asli", 150),
      exercise("Sakelar darurat diuji dua puluh kali", 45),
    ]),
    part("Jalan dan berhenti", "Uji halaman, catatan suhu, lalu urusan surat.", [
      exercise("Jarak rem kering dan basah", 90),
      exercise("Tiga puluh putaran, satu grafik suhu", 100),
      reading("Syarat konversi dan uji tipe", 28),
      live("Penyerahan motor kepada penjaga sekolah", 60),
    ]),
  ],
};
