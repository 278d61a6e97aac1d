import { post } from "../postParts";

export const bercitaCita = post({
  kind: "blog",
  type: "story",
  title: "“Berhentilah menyuruh anak bercita-cita.”",
  slug: "berhentilah-menyuruh-anak-bercita-cita",
  category: "kolom",
  summary: "Tanyakan saja kemarin ia penasaran tentang apa. Jawabannya lebih jujur, dan lebih berguna.",
  author: { name: "Hasan Basri Lubis", role: "Kolumnis, bekas kepala SD di Mandailing Natal" },
  publishedAt: "2026-11-05 05:00",
  tags: ["kolom", "cita-cita", "keluarga"],
  cover: { motif: "truntum", seed: "hasan-basri" },
  content: `
    <p>Selama dua puluh enam tahun saya berdiri di depan kelas satu pada hari pertama dan mengajukan pertanyaan yang sama: kalau besar mau jadi apa? Selama dua puluh enam tahun saya menerima jawaban yang sama. Dokter. Polisi. Pilot. Guru, biasanya dari anak yang duduk paling depan dan ingin menyenangkan saya.</p>
    <p>Kota kecil kami punya satu puskesmas dengan dua dokter. Tidak ada bandara. Anak-anak itu tidak sedang menceritakan keinginan mereka. Mereka sedang menjawab soal, dan mereka tahu kuncinya.</p>
    <h2>Anak yang tidak punya jawaban</h2>
    <p>Pada tahun kedua puluh tujuh seorang anak bernama Parlindungan menjawab: “Belum tahu, Pak. Kemarin saya lihat semut jalan di dinding, terus ada yang balik arah. Kenapa ada yang balik?” Seisi kelas tertawa. Saya, dengan malu saya akui, juga. Lalu saya bertanya kepada anak berikutnya.</p>
    <p>Malamnya saya tidak bisa tidur, karena saya juga tidak tahu mengapa ada yang balik.</p>
    <aside class="pull"><p>Cita-cita adalah jawaban untuk orang dewasa. Penasaran adalah pertanyaan milik anak itu sendiri.</p></aside>
    <p>Cita-cita menuntut seorang anak berumur enam tahun memilih dari daftar pekerjaan yang sudah ia dengar. Daftar itu pendek, dan disusun oleh kita. Rasa penasaran tidak punya daftar. Cita-cita adalah jawaban untuk orang dewasa. Penasaran adalah pertanyaan milik anak itu sendiri.</p>
    <h2>Percobaan yang murah</h2>
    <p>Keesokan harinya saya mengganti pertanyaan. <em>Kemarin kamu penasaran tentang apa?</em> Hari pertama sunyi. Hari kedua tiga anak menjawab. Pada minggu ketiga saya harus membeli buku tulis khusus, karena jawabannya lebih banyak daripada waktu.</p>
    <ul>
    <li>Mengapa suara orang mengaji di masjid terdengar lebih dekat kalau malam.</li>
    <li>Ke mana air sumur pergi kalau kemarau.</li>
    <li>Siapa yang menentukan harga karet, dan kenapa orang itu tidak pernah ke sini.</li>
    </ul>
    <p>Pertanyaan ketiga datang dari seorang anak penyadap. Dengan pertanyaan itu saja saya mengajar pecahan, peta, dan surat resmi selama satu bulan. Kami benar-benar menulis surat kepada pengepul. Ia datang, membawa timbangan, dan menjelaskan. Tidak semua penjelasannya memuaskan kelas, dan itu pun pelajaran.</p>
    <h2>Keberatan yang wajar</h2>
    <p>Seorang ibu pernah menegur saya: kalau anak tidak punya cita-cita, nanti ia tidak berusaha. Saya mengerti kekhawatirannya. Ia membesarkan empat anak dari berjualan lontong, dan cita-cita adalah tangga yang ia sandarkan untuk mereka. Saya tidak ingin menyingkirkan tangga. Saya hanya melihat terlalu banyak anak yang berdiri di anak tangga ketiga, sudah tidak ingin naik, dan tidak berani turun karena seluruh keluarga menonton.</p>
    <p>Anak yang terbiasa menyebut apa yang membuatnya penasaran tidak menjadi pemalas. Ia menjadi orang yang, pada umur dua puluh, tahu apa yang membuatnya lupa makan. Dari situ pekerjaan dapat dicari. Urutan sebaliknya jarang berhasil.</p>
    <p>Parlindungan sekarang tukang las di Panyabungan, dan menurut pelanggannya yang terbaik. Ia masih tidak tahu mengapa semut itu berbalik; begitu pula saya. Tetapi setiap kali kami bertemu ia punya pertanyaan baru. Minggu lalu tentang mengapa logam berubah warna sebelum leleh. Saya pulang dan membaca tentang itu sampai tengah malam. Umur saya enam puluh tiga. Kalau besar, saya belum tahu mau jadi apa.</p>
  `,
});
