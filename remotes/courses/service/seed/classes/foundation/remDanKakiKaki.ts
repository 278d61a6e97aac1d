import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const remDanKakiKaki: ClassDraft = {
  name: "Rem dan Kaki-Kaki Sepeda Motor",
  slug: "rem-dan-kaki-kaki-sepeda-motor",
  code: "TO-104",
  description:
    "Servis rem, bantalan roda, dan suspensi dari keluhan sampai uji jalan, pada motor guru dan warga yang datang setiap Kamis.",
  state: "started",
  level: "Kelas X",
  programIds: ["foundation-otomotif"],
  type: "class",
  startsOn: "2026-09-07",
  endsOn: "2026-12-18",
  priceIdr: 0,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas X Teknik Otomotif pada semester pertamanya. Bengkel sekolah cukup punya dua standar paddock, kunci momen, dan jangka sorong.",
  overview: [
    "Keluhan yang paling sering didengar di bengkel: “remnya bunyi”. Bunyi itu bisa berarti debu, kampas habis, piringan aus, atau bantalan yang sebentar lagi pecah. Membedakannya dengan telinga dan jari diajarkan sebelum memegang kunci.",
    "Setiap Kamis sore bengkel sekolah dibuka untuk motor guru dan warga sekitar, tanpa ongkos kerja. Murid menerima motor, menulis keluhan dengan kata-kata pemiliknya, memeriksa, memperkirakan, mengerjakan, lalu mencoba bersama guru. Semua ukuran masuk ke kartu servis.",
  ],
  outcomes: [
    "Mendiagnosis bunyi dan getaran dari keluhan pemilik",
    "Mengukur kampas, piringan, dan tromol terhadap batas pabrik",
    "Mengganti bantalan roda dan oli garpu depan dengan urutan yang benar",
    "Mengencangkan baut kritis memakai kunci momen dan menandainya",
  ],
  mentors: [
    {
      name: "Agus Salim Harahap",
      role: "Kepala mekanik bengkel resmi, Padangsidimpuan",
      bio: "Tiga puluh tahun mendengarkan motor orang. Menilai kartu servis lebih ketat daripada hasil kerjanya.",
    },
    {
      name: "Sitti Rahmawati La Ode",
      role: "Mekanik dan pemilik bengkel, Baubau",
      bio: "Membuka bengkel pada umur 22 di dekat pelabuhan, tempat garam memakan piringan cakram dalam setahun.",
    },
  ],
  syllabus: [
    part("Mendengar keluhan", "Kata-kata pemilik, lalu pemeriksaan tiga menit.", [
      reading("Kartu servis dan cara mengisinya", 22),
      video("Lima belas bunyi dan sumbernya", 20),
      exercise("Memeriksa sepuluh motor tanpa kunci", 90),
    ]),
    part("Rem tromol dan cakram", "Kampas, piringan, minyak, dan udara yang terjebak.", [
      reading("Batas aus dan di mana mencarinya", 25),
      exercise("Mengganti kampas tromol", 90),
      exercise("Menguras minyak rem sampai tuas keras", 90),
      video("Piringan bengkok, diukur dengan dial", 14),
    ]),
    part("Roda dan bantalan", "Ban, jari-jari, laher.", [
      reading("Tekanan ban untuk boncengan dan belanjaan", 15),
      exercise("Menyetel jari-jari roda belakang", 120),
      exercise("Laher dilepas dengan panas, dipasang dengan dingin", 75),
    ]),
    part("Suspensi", "Garpu yang bocor dan per belakang yang lelah.", [
      video("Isi garpu teleskopik", 17),
      exercise("Mengganti sil dan oli garpu", 120),
      live("Tanya jawab dengan kepala mekanik", 60),
    ]),
    part("Kamis buka bengkel", "Motor sungguhan, pemilik sungguhan.", [
      live("Kamis pertama, didampingi berdua", 180),
      exercise("Kamis kedua sampai keenam", 600),
      reading("Urutan uji jalan di halaman", 14),
      live("Membaca kartu servis satu semester", 75),
    ]),
  ],
};
