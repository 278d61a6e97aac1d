import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const literasiDigitalDesa: ClassDraft = {
  name: "Literasi Digital Aparatur Desa",
  slug: "literasi-digital-aparatur-desa",
  code: "PD-105",
  description:
    "Lima hari tatap muka bagi perangkat desa: surat, arsip, data penduduk, dan keamanan akun dengan perangkat yang tersedia di balai desa.",
  state: "registration-open",
  level: "Dasar",
  programIds: ["government-layanan"],
  type: "class",
  startsOn: "2027-01-18",
  endsOn: "2027-01-22",
  priceIdr: 385_000,
  seatsLeft: 26,
  language: "Bahasa Indonesia",
  audience:
    "Sekretaris desa, kepala urusan, kepala dusun, dan operator desa. Setiap desa mengirim dua orang dengan jabatan berbeda serta satu laptop yang biasa dipakai bekerja.",
  overview: [
    "Banyak balai desa memiliki satu laptop, satu operator, dan enam aplikasi dari enam instansi. Bila operatornya cuti, pelayanan berhenti. Pelatihan ini memindahkan pengetahuan dari satu orang ke sedikitnya dua orang per desa, dengan tata kerja tertulis.",
    "Hari pertama dimulai dari meja pelayanan: surat apa yang paling sering diminta dan berapa lama warga menunggu. Keterampilan digital diajarkan menurut kebutuhan itu. Data yang dipakai berlatih adalah data tiruan; membawa salinan data penduduk ke ruang kelas tidak diperkenankan.",
    "Peserta pulang dengan map kerja desa yang sudah tersusun, daftar akun beserta penanggung jawabnya, dan rencana tiga puluh hari. Fasilitator menelepon setiap desa pada akhir Februari.",
  ],
  outcomes: [
    "Menyusun surat dinas dan surat keterangan dari templat yang seragam",
    "Menata arsip digital yang dapat ditemukan rekan kerja dalam satu menit",
    "Mengelola daftar penduduk sederhana tanpa data ganda",
    "Mengenali penipuan melalui pesan dan mengamankan akun desa",
    "Menulis tata kerja serah terima untuk operator pengganti",
  ],
  mentors: [
    {
      name: "Nyoman Tri Wedani",
      role: "Widyaiswara, Bali",
      bio: "Melatih perangkat desa sejak surat masih diketik rangkap empat. Mewajibkan peserta yang paling mahir duduk di belakang dan membantu lewat kata-kata saja.",
    },
    {
      name: "Asep Mulyana Kartadireja",
      role: "Sekretaris desa, Garut",
      bio: "Menggabungkan enam kata sandi di balik kaca meja menjadi satu pengelola sandi. Desanya sudah dua tahun melayani surat di bawah sepuluh menit.",
    },
  ],
  syllabus: [
    part("Hari 1: meja pelayanan", "Pekerjaan harian sebagai titik berangkat.", [
      reading("Panduan peserta dan daftar bawaan", 15),
      live("Sepuluh surat yang paling sering diminta", 120),
      exercise("Templat surat dengan kop dan nomor otomatis", 150),
      exercise("Mencetak, memindai, mengirim", 90),
    ]),
    part("Hari 2: arsip", "Nama berkas, map, dan cadangan.", [
      video("Mencari satu berkas di balai desa contoh", 12),
      live("Aturan penamaan untuk satu kabupaten", 90),
      exercise("Menata seribu berkas tiruan", 180),
      exercise("Cadangan di dua tempat", 60),
    ]),
    part("Hari 3: data penduduk", "Tabel, saringan, dan data ganda.", [
      reading("Data pribadi yang tidak boleh keluar balai desa", 20),
      exercise("Menemukan nama yang tercatat dua kali", 120),
      exercise("Daftar penerima bantuan yang dapat diperiksa", 150),
      live("Menjawab warga yang tidak terdaftar", 60),
    ]),
    part("Hari 4: akun dan penipuan", "Sandi, verifikasi, pesan palsu.", [
      live("Membedah lima pesan penipuan", 90),
      exercise("Pengelola sandi untuk enam aplikasi", 120),
      exercise("Simulasi akun desa diambil alih", 120),
    ]),
    part("Hari 5: serah terima", "Tata kerja tertulis dan rencana tiga puluh hari.", [
      exercise("Dua halaman untuk operator pengganti", 120),
      live("Saling menguji antardesa", 120),
      live("Paparan rencana kepada camat", 90),
    ]),
  ],
};
