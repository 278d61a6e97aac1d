import type { WebinarDraft } from "./withWebinars";

/** The magazine's evenings with its readers. */
export const mediaWebinars: readonly WebinarDraft[] = [
  {
    name: "Dapur Redaksi: Dari Lapangan ke Halaman Depan",
    slug: "dapur-redaksi-dari-lapangan-ke-halaman-depan",
    code: "WEB-L1",
    description:
      "Laporan dari Wanareja dibedah oleh penulis, penyunting, dan pemeriksa faktanya: apa yang dicoret, apa yang diperiksa dua kali.",
    programIds: [],
    startsAt: "2026-12-10T19:00:00+07:00",
    lengthMinutes: 90,
    level: "Pembaca",
    language: "Bahasa Indonesia",
    audience: "Pembaca, guru bahasa, dan siapa pun yang pernah bertanya dari mana sebuah angka di koran berasal.",
    overview: [
      "Naskah pertama laporan itu dua kali lebih panjang. Di siaran ini naskahnya dibuka, coretannya ditunjukkan, dan penulisnya boleh membela kalimat yang hilang.",
      "Bagian terpanjang adalah pemeriksaan fakta: enam angka, sebelas telepon, dan satu kekeliruan yang tetap lolos lalu diralat.",
    ],
    outcomes: [
      "Mengenali sumber yang bisa diperiksa dan yang tidak",
      "Membaca ralat sebagai tanda baik",
      "Menanyakan asal angka dengan sopan",
      "Mengirim usulan liputan yang dapat ditindaklanjuti",
    ],
    speakers: [
      {
        name: "Kinanti Larasati",
        role: "Penulis, Lembar",
        bio: "Tinggal tiga minggu di Wanareja, dua kali, dengan jarak tiga tahun. Menulis dengan pensil sampai naskah ketiga.",
      },
      {
        name: "Bonifasius Leki",
        role: "Pemeriksa fakta, Lembar",
        bio: "Menelepon orang yang namanya muncul di naskah untuk menanyakan satu hal: apakah ini benar Anda?",
      },
    ],
    agenda: ["Naskah dibuka", "Coretan, pemeriksaan, ralat, lalu pertanyaan pembaca."],
  },
  {
    name: "Merekam Siniar dengan Satu Ponsel",
    slug: "merekam-siniar-dengan-satu-ponsel",
    code: "WEB-L2",
    description:
      "Ruang makan, selimut, dan satu ponsel: cara tim siniar Lembar merekam suara yang jernih tanpa studio.",
    programIds: [],
    startsAt: "2026-11-05T19:00:00+07:00",
    lengthMinutes: 60,
    level: "Pemula",
    language: "Bahasa Indonesia",
    audience: "Murid, guru, dan komunitas yang ingin memulai siniar sebelum membeli apa pun.",
    overview: [
      "Tiga rekaman dari ruangan yang sama diperdengarkan: di tengah ruang, di sudut, dan di bawah selimut. Perbedaannya lebih besar daripada perbedaan dua mikrofon.",
      "Rekaman siaran tersedia, beserta lembar periksa sebelum merekam yang muat di satu kartu.",
    ],
    outcomes: [
      "Memilih ruangan dengan mendengar, bukan dengan melihat",
      "Mengatur jarak mulut dan ponsel",
      "Meminta izin narasumber sebelum tombol rekam ditekan",
      "Memotong rekaman tanpa mengubah maksud orang",
    ],
    speakers: [
      {
        name: "Nadia Tarigan",
        role: "Penata suara siniar, Lembar",
        bio: "Merekam tiga musim siniar di ruang makan orang tuanya. Lemari es selalu ia matikan dulu, dan sekali lupa menyalakannya lagi.",
      },
    ],
    agenda: ["Satu ruangan, tiga suara", "Mendengar perbedaan, lalu merekam bersama."],
  },
];
