import type { ProgramDetails } from "./withDetails";

/** The foundation's fields of study, at length, and the schools that teach them. */
export const foundationPrograms: Readonly<Record<string, ProgramDetails>> = {
  "foundation-rpl": {
    description: `<p>Program ini dimulai dari pertanyaan yang sederhana: siapa di sekitar sekolah yang pekerjaannya bisa menjadi lebih ringan? Murid mendatangi puskesmas, koperasi, dan kantor desa, lalu mencatat apa yang ditulis dua kali, apa yang hilang, dan apa yang selalu ditanyakan.</p>
<p>Baru sesudah itu mereka menulis kode. Perangkat lunak yang dibuat kecil, berjalan di komputer bekas, dan <strong>dirawat selama satu semester</strong> oleh angkatan yang membuatnya. Guru pendamping memegang buku gangguan; setiap gangguan yang pulih ditutup dengan penjelasan satu halaman.</p>
<p>Dua praktisi datang setiap bulan. Mereka tidak memberi ceramah, mereka membaca kode murid keras-keras dan bertanya mengapa.</p>`,
    schools: [
      { name: "SMK Negeri 2 Atambua", city: "Kabupaten Belu", province: "Nusa Tenggara Timur" },
      { name: "SMK Negeri 1 Rejang Lebong", city: "Kabupaten Rejang Lebong", province: "Bengkulu" },
      { name: "SMK Muhammadiyah Wonosari", city: "Kabupaten Gunungkidul", province: "Daerah Istimewa Yogyakarta" },
      { name: "SMK Negeri 3 Tondano", city: "Kabupaten Minahasa", province: "Sulawesi Utara" },
      { name: "SMK Harapan Bangsa Sungai Raya", city: "Kabupaten Kubu Raya", province: "Kalimantan Barat" },
    ],
  },
  "foundation-jaringan": {
    description: `<p>Di banyak sekolah, jaringan mati bukan karena perangkatnya buruk, melainkan karena tidak ada yang tahu kabel mana menuju ke mana. Minggu pertama dipakai untuk menggambar peta kabel gedung, termasuk lubang di plafon yang hanya diingat penjaga sekolah.</p>
<p>Selanjutnya murid belajar membangun yang tahan: daya cadangan dari aki bekas, titik nirkabel yang jumlahnya dihitung dan bukan dikira-kira, serta peladen yang menyala sendiri setelah listrik padam. Semua pekerjaan diserahkan dengan lembar serah terima yang bisa dibaca orang yang bukan teknisi.</p>`,
    schools: [
      { name: "SMK Negeri 1 Ende", city: "Kabupaten Ende", province: "Nusa Tenggara Timur" },
      { name: "SMK Negeri 4 Palangka Raya", city: "Kota Palangka Raya", province: "Kalimantan Tengah" },
      { name: "SMK Bina Karya Larantuka", city: "Kabupaten Flores Timur", province: "Nusa Tenggara Timur" },
      { name: "SMK Negeri 1 Cikaum", city: "Kabupaten Subang", province: "Jawa Barat" },
    ],
  },
  "foundation-dkv": {
    description: `<p>Desain di sini bukan tentang selera. Kemasan kerupuk harus terbaca dari seberang jalan, label harus memuat tanggal, dan foto seorang perajin harus disetujui oleh perajinnya sendiri. Murid belajar mengajukan pertanyaan itu sebelum membuka perangkat lunak.</p>
<p>Setiap kelompok bekerja untuk satu usaha di kecamatan mereka selama delapan minggu. Hasilnya dicetak di percetakan setempat dengan anggaran sungguhan, dan <em>kesalahan cetak ikut dipamerkan</em> di pameran akhir.</p>
<p>Sekolah yang belum memiliki kamera memakai ponsel. Yang diajarkan adalah cahaya, jarak, dan kesabaran menunggu orang lupa bahwa ia sedang difoto.</p>`,
    schools: [
      { name: "SMK Negeri 1 Sewon", city: "Kabupaten Bantul", province: "Daerah Istimewa Yogyakarta" },
      { name: "SMK Negeri 5 Padang Panjang", city: "Kota Padang Panjang", province: "Sumatera Barat" },
      { name: "SMK Santa Maria Ruteng", city: "Kabupaten Manggarai", province: "Nusa Tenggara Timur" },
    ],
  },
  "foundation-akuntansi": {
    description: `<p>Koperasi sekolah adalah perusahaan pertama yang dikenal murid, dan sering kali buku kasnya tidak cocok dengan lacinya. Program ini memakai buku itu sebagai bahan ajar: mencocokkan, mencari selisih, dan menuliskan sebabnya tanpa menyalahkan siapa pun.</p>
<p>Pada semester kedua murid mendampingi usaha keluarga atau tetangga. Mereka menghitung harga pokok, memisahkan dompet, dan menyiapkan laporan pajak sederhana bersama pemiliknya. Angka milik orang lain dijaga kerahasiaannya; murid menandatangani janji itu sebelum membuka buku pertama.</p>`,
    schools: [
      { name: "SMK Negeri 1 Bantaeng", city: "Kabupaten Bantaeng", province: "Sulawesi Selatan" },
      { name: "SMK PGRI Kedungwuni", city: "Kabupaten Pekalongan", province: "Jawa Tengah" },
      { name: "SMK Negeri 2 Kotabumi", city: "Kabupaten Lampung Utara", province: "Lampung" },
      { name: "SMK Negeri 1 Sumbawa Besar", city: "Kabupaten Sumbawa", province: "Nusa Tenggara Barat" },
      { name: "SMK Al-Hikmah Sumenep", city: "Kabupaten Sumenep", province: "Jawa Timur" },
    ],
  },
  "foundation-otomotif": {
    description: `<p>Bengkel sekolah menerima kendaraan warga sejak hari pertama, dengan satu syarat: setiap kendaraan memiliki kartu servis yang terisi. Murid belajar bahwa pekerjaan yang tidak dicatat akan dikerjakan dua kali.</p>
<p>Tahun pertama berisi rem, kaki-kaki, dan kelistrikan dasar. Tahun kedua memberi pilihan, dan makin banyak sekolah memilih <strong>konversi motor listrik</strong>: menghitung kebutuhan daya, merakit paket baterai dengan pengawasan, lalu menempuh uji jalan bersama penguji dari dinas perhubungan.</p>
<ul><li>Alat ukur dipinjamkan yayasan dan dikalibrasi setiap tahun.</li><li>Tidak ada murid yang bekerja di bawah kendaraan tanpa penyangga dan seorang teman.</li></ul>`,
    schools: [
      { name: "SMK Negeri 1 Wamena", city: "Kabupaten Jayawijaya", province: "Papua Pegunungan" },
      { name: "SMK Negeri 2 Cilaku", city: "Kabupaten Cianjur", province: "Jawa Barat" },
      { name: "SMK Teknik Raflesia Curup", city: "Kabupaten Rejang Lebong", province: "Bengkulu" },
      { name: "SMK Negeri 3 Tarakan", city: "Kota Tarakan", province: "Kalimantan Utara" },
      { name: "SMK Karya Nugraha Boyolali", city: "Kabupaten Boyolali", province: "Jawa Tengah" },
      { name: "SMK Negeri 1 Masohi", city: "Kabupaten Maluku Tengah", province: "Maluku" },
    ],
  },
  "foundation-busana": {
    description: `<p>Sehelai kemeja terdiri atas belasan potongan, dan satu sentimeter yang keliru di pundak terasa di seluruh badan. Murid mulai dengan mesin: membersihkan, menyetel tegangan benang, dan mendengar bunyi yang tidak semestinya.</p>
<p>Pola digambar dari tubuh orang yang dikenal, bukan dari ukuran S, M, dan L. Menjelang akhir tahun seluruh kelas memproduksi seragam untuk satu angkatan adik kelas, dengan pembagian kerja, jadwal, dan pemeriksaan mutu yang mereka susun sendiri. Yang mengenakannya menjadi penguji pertama.</p>`,
    schools: [
      { name: "SMK Negeri 2 Gianyar", city: "Kabupaten Gianyar", province: "Bali" },
      { name: "SMK Negeri 1 Sintang", city: "Kabupaten Sintang", province: "Kalimantan Barat" },
      { name: "SMK Diponegoro Majalaya", city: "Kabupaten Bandung", province: "Jawa Barat" },
    ],
  },
};
