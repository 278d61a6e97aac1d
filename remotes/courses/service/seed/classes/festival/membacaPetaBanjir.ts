import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const membacaPetaBanjir: ClassDraft = {
  name: "Membaca Peta Banjir",
  slug: "membaca-peta-banjir",
  code: "BB-03",
  description:
    "Peta resmi, ingatan tetangga, dan bekas air di tembok disatukan menjadi peta satu RT yang bisa ditempel di pos ronda.",
  state: "upcoming",
  level: "Semua orang",
  programIds: ["festival-tiga-hari"],
  type: "class",
  startsOn: "2027-02-20",
  endsOn: "2027-03-07",
  priceIdr: 0,
  seatsLeft: 48,
  language: "Bahasa Indonesia",
  audience:
    "Pengurus RT, guru geografi, relawan, dan warga yang rumahnya pernah kemasukan air. Ponsel cukup; laptop tidak diperlukan.",
  overview: [
    "Warna biru di peta bahaya menutupi satu kelurahan penuh. Warga tahu bahwa gang sebelah timur selalu kering dan jembatan kecil dekat musala selalu yang pertama tergenang. Kedua pengetahuan itu jarang duduk di satu meja.",
    "Peserta memulai dari rumah: mengunduh peta, mengukur bekas air di tembok, dan mewawancarai tiga orang yang paling lama tinggal di sana. Di benteng, data tersebut digambar di atas plastik bening lalu ditumpangkan. Hari Minggu dipakai untuk berjalan menyusuri Kali Pepe dan menguji apakah peta kita masuk akal.",
  ],
  outcomes: [
    "Membaca legenda, skala, dan kala ulang pada peta bahaya",
    "Mewawancarai tetangga tentang banjir tanpa menggiring jawabannya",
    "Menandai jalur keluar yang bisa dilalui kursi roda",
    "Menyusun peta RT satu lembar beserta tanggal pembaruannya",
  ],
  mentors: [
    {
      name: "Teuku Ramli",
      role: "Ahli peta kebencanaan, Banda Aceh",
      bio: "Menggambar ulang peta kampungnya setelah tsunami bersama orang-orang yang selamat. Sejak itu ia tidak percaya pada peta yang dibuat tanpa bertanya.",
    },
  ],
  syllabus: [
    part("Warna biru itu", "Membaca peta yang sudah ada.", [
      video("Skala dijelaskan dengan jarak ke warung", 9),
      reading("Kala ulang dua puluh tahun: artinya bagi Anda", 12),
      exercise("Menemukan atap rumah sendiri", 25),
    ]),
    part("Bekas di tembok", "Mengukur dan bertanya di lingkungan sendiri.", [
      exercise("Tiga tembok, tiga garis, satu meteran", 45),
      exercise("Wawancara dengan tiga penghuni lama", 60),
      reading("Menjaga nama orang yang bercerita", 7),
    ]),
    part("Plastik bening", "Jumat dan Sabtu di tenda: menumpangkan lapisan.", [
      live("Menggambar ulang gang dari ingatan", 50),
      live("Peta bahaya bertemu ingatan warga", 90),
      exercise("Jalur kursi roda dan gerobak", 30),
    ]),
    part("Menyusuri kali", "Minggu pagi, sandal yang tidak licin.", [
      live("Berjalan dua kilometer bersama penjaga pintu air", 80),
      exercise("Memperbaiki peta di bawah pohon", 30),
      live("Janji menempel: pos ronda mana, hari apa", 20),
    ]),
  ],
};
