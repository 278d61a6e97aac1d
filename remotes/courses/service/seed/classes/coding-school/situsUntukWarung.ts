import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const situsUntukWarung: ClassDraft = {
  name: "Situs untuk Warung",
  slug: "situs-untuk-warung",
  code: "SW-14",
  description:
    "Satu klien di dekat rumah, satu situs yang betul-betul daring. HTML dan CSS dari nol, dengan daftar harga yang bisa diganti pemiliknya.",
  state: "coming-soon",
  level: "13–15 tahun",
  programIds: ["coding-web"],
  type: "class",
  startsOn: "2027-02-02",
  endsOn: "2027-06-18",
  priceIdr: 2_125_000,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Pemula usia 13 sampai 15 tahun yang punya kenalan pemilik warung, bengkel, salon, atau pengurus masjid. Klien tidak dipungut biaya dan tahu bahwa pembuatnya masih belajar.",
  overview: [
    "Kebanyakan latihan web memakai toko bunga khayalan. Di sini tokonya ada. Pemiliknya bernama Pak Rahmat, warungnya di Gang Melati, dan ia ingin harga gorengan bisa diubah tiap pagi tanpa menelepon kamu.",
    "Mula-mula kamu mewawancarai klien dan menuliskan lima pertanyaan yang paling sering ia dengar dari pembeli. Situs yang baik menjawab kelimanya di layar pertama. Berikutnya baru HTML, foto makanan di dekat jendela, dan CSS yang tidak menghabiskan kuota.",
    "Pendaftaran dibuka pertengahan Desember. Kelas selesai jika situs sudah dipakai empat minggu dan harganya pernah diganti oleh orang lain selain kamu.",
  ],
  outcomes: [
    "Mewawancarai klien dan merangkum kebutuhannya",
    "Membuat halaman dengan struktur HTML yang benar",
    "Menata tampilan ponsel lebih dulu, layar lebar kemudian",
    "Mengambil daftar harga dari lembar kerja daring",
  ],
  mentors: [
    {
      name: "Kak Vania Tjandra",
      role: "Perancang web lepas, Pontianak",
      bio: "Klien pertamanya kedai choi pan milik bibinya, dan harganya masih ia bantu perbarui tiap Imlek.",
    },
  ],
  syllabus: [
    part("Klien pertama", "Bertanya sebelum mengetik.", [
      reading("Lima pertanyaan pembeli", 12),
      live("Latihan wawancara berpasangan", 90),
      exercise("Wawancara di warung", 45),
    ]),
    part("Kerangka", "Judul, daftar, alamat, nomor telepon.", [
      live("HTML dari nota belanja", 90),
      exercise("Jawaban di layar pertama", 40),
      video("Memotret bakwan di dekat jendela", 10),
    ]),
    part("Pakaian", "CSS untuk layar kecil.", [
      live("Kotak di dalam kotak", 90),
      exercise("Dua warna dari cat warung", 35),
      live("Menengok situs teman di ponsel lama", 60),
    ]),
    part("Daftar harga", "Lembar kerja yang menjadi halaman.", [
      reading("Data dipisah dari tampilan", 14),
      live("Mengambil harga dengan fetch", 90),
      exercise("Kalau internetnya putus", 40),
      exercise("Mengajari klien mengganti harga", 30),
    ]),
    part("Daring", "Alamat, kode QR, dan empat minggu pertama.", [
      live("Menerbitkan bersama", 90),
      exercise("Kode QR di kaca gerobak", 20),
      exercise("Catatan empat minggu", 60),
      live("Hari klien", 90),
    ]),
  ],
};
