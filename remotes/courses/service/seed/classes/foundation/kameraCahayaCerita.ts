import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const kameraCahayaCerita: ClassDraft = {
  name: "Kamera, Cahaya, Cerita",
  slug: "kamera-cahaya-cerita",
  code: "DKV-102",
  description:
    "Fotografi dengan cahaya jendela dan satu kamera untuk empat anak. Hasilnya cerita foto tentang orang yang bekerja di sekitar sekolah.",
  state: "coming-soon",
  level: "Kelas X",
  programIds: ["foundation-dkv"],
  type: "class",
  startsOn: "2027-02-01",
  endsOn: "2027-05-14",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas X Desain Komunikasi Visual. Kamera dipinjamkan dalam koper berisi delapan bodi; memotret dengan ponsel juga dinilai dengan ukuran yang sama.",
  overview: [
    "Tukang tambal ban di depan gerbang berangkat kerja sebelum murid pertama datang. Hampir tidak ada yang tahu namanya. Dalam kelas ini setiap kelompok memilih satu orang seperti itu, menemaninya empat kali, dan pulang dengan dua belas foto yang boleh ia simpan.",
    "Teknik dipelajari ketika diperlukan. Bukaan dan kecepatan rana dibahas sewaktu percikan las tampak kabur, keseimbangan putih sewaktu lampu warung membuat semua wajah hijau. Studio tidak ada; yang ada jendela utara ruang DKV dan selembar kain putih.",
  ],
  outcomes: [
    "Mengatur bukaan, rana, dan ISO dengan alasan yang bisa disebutkan",
    "Memakai cahaya jendela dan pemantul buatan sendiri",
    "Menyusun dua belas foto menjadi cerita dengan awal dan akhir",
    "Meminta izin memotret dan menepati janji kepada yang dipotret",
    "Menulis keterangan foto yang lengkap",
  ],
  mentors: [
    {
      name: "Teuku Rizky Fahlevi",
      role: "Fotografer lepas, Banda Aceh",
      bio: "Memotret pelabuhan dan pasar ikan untuk koran selama lima belas tahun. Pinjam kamera kepadanya berarti juga dipinjami sandal.",
    },
    {
      name: "Larasati Wening",
      role: "Redaktur foto majalah, Yogyakarta",
      bio: "Tiap tahun melihat sekitar 60.000 foto dan memakai delapan ratus. Membantu kelas pada minggu memilih.",
    },
  ],
  syllabus: [
    part("Melihat dulu", "Satu minggu tanpa kamera, hanya bingkai karton.", [
      reading("Bingkai karton dan satu bangku", 20),
      exercise("Dua puluh menit di satu titik", 60),
      live("Menceritakan apa yang terlihat", 60),
    ]),
    part("Tiga putaran", "Bukaan, rana, ISO, dan apa yang dikorbankan tiap kali memutar.", [
      video("Bukaan: dari jarum sampai gerbang sekolah", 18),
      video("Rana: percikan las dan ayam lari", 16),
      exercise("Tiga puluh foto dengan satu setelan", 90),
      reading("ISO dan harga sebuah titik", 15),
    ]),
    part("Cahaya yang ada", "Jendela, atap seng, lampu warung.", [
      reading("Jam berapa jendela utara paling ramah", 20),
      exercise("Potret dengan pemantul dari kotak mi", 90),
      video("Wajah hijau di bawah neon", 14),
    ]),
    part("Menemani seseorang", "Empat kunjungan, satu janji.", [
      reading("Meminta izin dengan kalimat sendiri", 18),
      exercise("Kunjungan pertama: kamera tetap di tas", 60),
      exercise("Tiga kunjungan berikutnya", 270),
      live("Surat izin dibaca bersama", 45),
    ]),
    part("Memilih dan memajang", "Dari tiga ratus menjadi dua belas.", [
      live("Meja sunting bersama redaktur foto", 120),
      exercise("Menulis dua belas keterangan", 60),
      exercise("Pameran di pagar sekolah", 180),
    ]),
  ],
};
