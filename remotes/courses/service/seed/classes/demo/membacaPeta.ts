import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const membacaPeta: ClassDraft = {
  name: "Geografi: Membaca Peta",
  slug: "geografi-membaca-peta",
  code: "GEO-X4",
  description:
    "Kontur, skala, dan arah dipelajari di peta rupa bumi Karangjati, lalu dibuktikan dengan berjalan kaki ke mata air di balik bukit.",
  state: "started",
  level: "Dasar",
  programIds: ["demo-umum"],
  type: "class",
  startsOn: "2026-10-12",
  endsOn: "2026-12-11",
  priceIdr: 0,
  seatsLeft: 4,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas X-4 SMA Karangjati dan kelas lain yang ikut membuka. Sepatu lapangan dipakai pada tiga pertemuan; siapa yang tidak bisa berjalan jauh menjadi juru peta di pos.",
  overview: [
    "Hampir semua murid bisa menemukan jalan dengan telepon. Coba minta mereka menunjukkan di peta sebelah mana bukit yang terlihat dari jendela kelas, dan separuh ruangan menunjuk ke arah yang salah.",
    "Kita mulai dari jendela itu. Bukit dibuat dari tumpukan karton setinggi kontur, lalu digambar kembali menjadi garis. Sesudah paham mengapa garis yang rapat berarti terjal, kelas menyusun rute ke mata air Kedung Wuni: berapa jauh, berapa naik, berapa lama.",
    "Minggu ketujuh kita berangkat. Rute setiap kelompok dibandingkan dengan jejak yang sebenarnya ditempuh.",
  ],
  outcomes: [
    "Membaca kontur dan menyebutkan bentuk lahannya",
    "Menghitung jarak nyata, beda tinggi, dan kemiringan",
    "Mengarahkan peta dengan kompas maupun tanpa kompas",
    "Menggambar penampang lintang sepanjang satu rute",
  ],
  mentors: [
    {
      name: "Nining Widowati",
      role: "Guru Geografi SMA Karangjati",
      bio: "Memetakan sumur-sumur di kecamatan bersama muridnya sejak kemarau 2019. Selalu membawa tali rafia sepanjang dua puluh lima meter.",
    },
    {
      name: "Frans Kaisiepo",
      role: "Surveyor pemetaan, Biak",
      bio: "Pernah berjalan sebelas hari untuk memasang satu pilar batas. Hadir lewat video dan menjawab pertanyaan murid tiap Jumat.",
    },
  ],
  syllabus: [
    part("Dari jendela kelas", "Arah, jarak, dan bukit yang ternyata di sebelah timur.", [
      reading("Menggambar yang terlihat, lalu membandingkan", 15),
      exercise("Peta ingatan dari rumah ke sekolah", 40),
      video("Skala dengan tali rafia", 10),
    ]),
    part("Garis yang rapat", "Kontur dari karton sampai kertas.", [
      exercise("Bukit dari delapan lapis karton", 80),
      reading("Interval, indeks, dan angka yang terbalik", 18),
      exercise("Kuis: lereng landai, curam, atau berair", 15),
      video("Surveyor di lereng Cyclops", 12),
    ]),
    part("Merencanakan jalan", "Memilih rute dengan angka.", [
      reading("Kecepatan orang berjalan menanjak", 14),
      exercise("Tiga rute ke Kedung Wuni", 60),
      exercise("Penampang lintang di kertas milimeter", 50),
      live("Kelompok saling menguji rute", 45),
    ]),
    part("Berjalan", "Satu pagi, satu bukit, enam kelompok.", [
      live("Ke mata air dan kembali", 240),
      exercise("Membandingkan rencana dengan jejak", 50),
      reading("Pertanyaan Jumat untuk surveyor", 10),
    ]),
  ],
};
