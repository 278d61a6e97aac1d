import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const kudaKudaDiDepanMesin: ClassDraft = {
  name: "Kuda-Kuda di Depan Mesin",
  slug: "kuda-kuda-di-depan-mesin",
  code: "PS-04",
  description:
    "Pencak silat untuk murid SMK: berdiri, bernapas, memperhatikan, dan menahan diri, dilatih di gelanggang lalu dipakai di depan mesin bubut.",
  state: "coming-soon",
  level: "Sabuk putih",
  programIds: ["pesilat-gelanggang"],
  type: "class",
  startsOn: null,
  endsOn: null,
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Murid SMK kelas X dan XI jurusan pemesinan, otomotif, atau listrik beserta satu guru bengkelnya. Tanggal ditetapkan setelah tiga sekolah di Klaten dan Sukoharjo menyamakan jadwal.",
  overview: [
    "Seorang guru bengkel mengirimi kami catatan kecelakaan kecil selama satu tahun: 41 kejadian, 33 di antaranya setelah pukul satu siang. Ia tidak menanyakan soal alat pelindung. Ia bertanya apakah murid bisa dilatih untuk tetap memperhatikan ketika bosan.",
    "Itu hal yang dikerjakan silat sejak lama. Kuda-kuda mengajarkan di mana berat badan berada. Pasangan mengajarkan melihat orang di sebelah. Jurus yang diulang tiga ratus kali mengajarkan bahwa pengulangan ke-299 masih bisa salah. Semuanya dilatih tanpa satu pun pukulan mengenai badan.",
    "Separuh pertemuan berlangsung di bengkel sekolah, dengan sepatu kerja dan mesin yang hidup. Guru bengkel ikut berlatih sejak awal dan meneruskan kelas ini setelah pelatih pulang.",
  ],
  outcomes: [
    "Berdiri di depan mesin dengan tumpuan yang bisa mundur kapan saja",
    "Mengenali tanda lelah dan marah pada diri sendiri sebelum memegang alat",
    "Memberi dan menerima aba-aba saat bekerja berdua",
    "Jatuh ke depan, ke samping, dan ke belakang tanpa menopang dengan pergelangan",
  ],
  mentors: [
    {
      name: "Sari Ratnaningtyas",
      role: "Kepala gelanggang, Padepokan Wringin",
      bio: "Mulai berlatih umur tujuh tahun di halaman pabrik gula. Patah tulang keempatnya terjadi di dapur, dan sejak itu ia mengajarkan cara jatuh kepada siapa saja.",
    },
    {
      name: "Dwi Hartono Nugraha",
      role: "Guru teknik pemesinan, Sukoharjo",
      bio: "Orang yang mengirim 41 catatan itu. Sekarang buku kecelakaannya digantung di pintu bengkel agar bisa dibaca murid.",
    },
  ],
  syllabus: [
    part("Di mana berat badanmu", "Empat kuda-kuda dan kaki yang selalu siap mundur.", [
      reading("Empat puluh satu kejadian dalam setahun", 15),
      live("Kuda-kuda depan, belakang, tengah, samping", 90),
      exercise("Menandai tapak sepatu di lantai bengkel", 45),
    ]),
    part("Melihat yang di sebelah", "Latihan berpasangan tanpa sentuhan.", [
      live("Cermin: mengikuti gerak lawan latihan", 90),
      exercise("Aba-aba angkat, tahan, turunkan", 60),
      video("Rekaman regu dongkrak yang tidak saling menunggu", 7),
    ]),
    part("Tiga ratus kali", "Satu jurus, satu pekerjaan, diulang dengan perhatian.", [
      live("Jurus satu dalam sepuluh hitungan", 90),
      exercise("Buku hitungan: kapan pikiran pergi", 120),
      exercise("Tiga puluh poros dengan ukuran yang sama", 180),
    ]),
    part("Cara jatuh", "Lantai sebagai sesuatu yang bisa dipercaya.", [
      video("Gulingan bahu dari arah depan", 10),
      live("Jatuh dari duduk, jongkok, lalu berdiri", 120),
      exercise("Jatuh dengan sepatu kerja di matras", 60),
    ]),
    part("Menahan diri", "Marah boleh datang; tangan tetap di tempatnya.", [
      reading("Tiga kalimat untuk keluar dari pertengkaran", 12),
      live("Pasangan yang sengaja mengganggu", 90),
      live("Guru memimpin satu pertemuan penuh", 90),
    ]),
  ],
};
