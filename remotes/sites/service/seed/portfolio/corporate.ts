import { drawing, portfolioCase, type SeedPortfolio } from "./portfolioParts";

/** The three clients that the home page names, told to the end. */
export const corporatePortfolio: SeedPortfolio = {
  title: "Kasus, dengan angkanya",
  lead: "Setiap kasus dimulai dari tiga hari mencatat dan ditutup dengan pengukuran yang sama tiga bulan kemudian. Klien membaca naskahnya sebelum terbit; angkanya tidak boleh mereka ubah.",
  cases: [
    portfolioCase({
      title: "Kursus yang mereka minta ternyata dua kali terlalu panjang",
      kind: "corporate",
      clientName: "Bank Nusa Raya",
      startsOn: "2025-08-04",
      endsOn: "2026-03-27",
      summary:
        "Permintaannya 48 jam pelatihan layanan untuk 1.240 orang. Setelah tiga hari mencatat, separuhnya dipakai untuk merapikan layar, dan membuka rekening turun dari 31 menjadi 9 menit.",
      batches: [
        ["Cabang percontohan, Kediri dan Bogor", "2025-09-08", "2025-09-26", 64],
        ["Jawa bagian timur", "2025-10-06", "2025-11-14", 408],
        ["Jawa bagian barat", "2025-11-24", "2026-01-23", 452],
        ["Luar Jawa", "2026-02-02", "2026-03-27", 316],
      ],
      images: [
        drawing("corporate", "tujuh-layar", {
          alt: "Di kiri tujuh layar berderet yang dihubungkan panah bolak-balik, di kanan tiga layar dengan panah searah.",
          caption: "Jalan satu rekening baru: tujuh layar dan empat kali kembali, lalu tiga layar tanpa kembali.",
        }),
      ],
      description: `
        <p>Surat permintaannya menyebut keramahan dua belas kali. Nasabah mengeluh menunggu lama, dan bank menyimpulkan bahwa teller kurang ramah. Kami meminta tiga hari di cabang Kediri dan Bogor sebelum menulis penawaran.</p>
        <h2>Tiga hari di belakang loket</h2>
        <p>Dua orang kami mencatat 118 pembukaan rekening dengan pencatat waktu. Sapaan, senyum, dan terima kasih memakan 40 detik dan tidak ada yang salah dengannya. Sisanya, tiga puluh menit lebih, dihabiskan untuk tujuh layar. Nomor identitas diketik empat kali. Pada layar kelima sistem meminta data yang baru muncul di layar ketujuh, sehingga teller mundur, menyalin ke kertas, lalu maju lagi.</p>
        <p>Pelatihan tidak dapat mempercepat sebuah layar. Itu kami tulis di halaman pertama penawaran, dan di halaman kedua usul untuk memakai separuh anggarannya di tempat lain. Direksi memerlukan dua pekan untuk menyetujuinya.</p>
        <h2>Dua puluh dua jam, bukan empat puluh delapan</h2>
        <p>Separuh dari waktu yang tersisa dipakai bersama tim TI dan enam teller untuk menyusun ulang layar. Separuh lainnya tetap pelatihan: membaca kebutuhan nasabah sebelum membuka layar pertama, dan apa yang dikatakan ketika sistem memang lambat.</p>
        <ul>
          <li>Layar berkurang dari tujuh menjadi tiga.</li>
          <li>Nomor identitas diketik sekali.</li>
          <li>Latihan memakai rekaman cabang itu sendiri, bukan contoh dari buku.</li>
          <li>Tagihan turun Rp&nbsp;612.000.000 dari penawaran pertama.</li>
        </ul>
        <blockquote><p>Kami membeli pelatihan dan yang datang justru orang yang menyuruh kami memperbaiki formulir. Saya kesal dua hari.</p><cite>Dian Paramita, kepala layanan</cite></blockquote>
        <h2>Tiga bulan kemudian</h2>
        <p>Kami kembali ke kedua cabang dan mencatat 104 pembukaan rekening. Waktu tengahnya 9 menit. Keluhan menunggu turun dari 230 menjadi 61 sebulan. Keluhan tentang keramahan tetap sama, yaitu empat; angkanya memang tidak pernah tinggi.</p>
      `,
    }),
    portfolioCase({
      title: "Perawat yang menulis laporannya sendiri",
      kind: "corporate",
      clientName: "RS Bunda Asih",
      startsOn: "2025-02-17",
      endsOn: "2025-10-10",
      summary:
        "Laporan stok obat menunggu satu orang TI yang melayani dua belas bangsal. Delapan puluh enam perawat mempelajari tiga kueri, dan laporan yang selesai hari itu juga naik dari 54 menjadi 88 persen.",
      batches: [
        ["Bangsal anak dan bersalin", "2025-02-17", "2025-04-11", 28],
        ["Bangsal bedah dan penyakit dalam", "2025-05-05", "2025-06-27", 34],
        ["Gawat darurat dan perawatan intensif", "2025-08-18", "2025-10-10", 24],
      ],
      description: `
        <p>Mas Fadli adalah satu-satunya orang di RS Bunda Asih, Makassar, yang dapat mengambil data dari sistem obat. Dua belas bangsal mengirim permintaan kepadanya setiap pagi. Bila ia sakit, rumah sakit menghitung ampul dengan jari.</p>
        <h2>SQL secukupnya</h2>
        <p>Bagian TI mengusulkan sistem pelaporan baru senilai harga sebuah alat rontgen. Kami bertanya kepada kepala bangsal laporan apa yang mereka minta selama sebulan. Ada 341 permintaan, dan 297 di antaranya adalah tiga pertanyaan yang sama: <em>apa yang habis besok, apa yang kedaluwarsa bulan ini, siapa yang meminjam dari bangsal mana.</em></p>
        <p>Maka kursusnya bukan kursus basis data. Kursusnya tiga kueri, 24 jam, dibagi dalam enam pekan, di sela giliran jaga.</p>
        <ol>
          <li>Membaca: setiap peserta menjelaskan kueri dengan kalimat biasa sebelum boleh menjalankannya.</li>
          <li>Mengubah: mengganti nama bangsal, tanggal, dan batas.</li>
          <li>Mencurigai: menemukan tiga hasil yang salah yang kami selipkan, di antaranya stok minus empat ampul.</li>
        </ol>
        <h3>Pagar</h3>
        <p>Perawat hanya dapat membaca, hanya dari salinan, dan hanya tabel stok. Data pasien tidak ada di sana. Pagar itu dipasang sebelum pelajaran pertama, bukan sesudahnya.</p>
        <blockquote><p>Saya kira ini pelajaran komputer. Ternyata pelajaran bertanya.</p><cite>Andi Nurhayati, kepala bangsal bedah</cite></blockquote>
        <h2>Diukur lagi</h2>
        <p>Tiga bulan sesudah kelompok terakhir, 88 persen laporan selesai pada hari yang sama. Obat kedaluwarsa turun seperlima, menurut catatan apotek, bukan catatan kami. Dari 86 perawat, 71 menjalankan kueri sendiri setiap pekan; sisanya bertanya kepada teman sebelahnya, dan itu juga kami anggap berhasil. Dua kueri baru lahir dari bangsal sendiri, keduanya tentang oksigen, dan sudah diperiksa bagian TI sebelum boleh dipakai bangsal lain. Mas Fadli akhirnya cuti, dua pekan, untuk pertama kali sejak 2021.</p>
      `,
    }),
    portfolioCase({
      title: "Gudang yang berhenti menebak",
      kind: "corporate",
      clientName: "Kirim Lintas",
      startsOn: "2024-09-02",
      endsOn: "2025-04-25",
      summary:
        "Salah kirim di gudang Tanjung Priok turun dari 18 menjadi 4 persen, sebelum sistem barunya selesai dipasang. Yang dilatih adalah cara membaca label, bukan cara memakai pemindai.",
      batches: [
        ["Giliran malam", "2024-09-02", "2024-11-08", 52],
        ["Giliran pagi", "2024-11-18", "2025-01-31", 61],
        ["Giliran siang dan pengawas", "2025-02-17", "2025-04-25", 47],
      ],
      images: [
        drawing("corporate", "salah-kirim", {
          alt: "Grafik batang salah kirim selama sepuluh bulan, turun dari delapan belas menjadi empat persen.",
          caption:
            "Salah kirim per bulan. Garis putus-putus adalah hari sistem baru mulai dipakai, ketika angkanya sudah 5 persen.",
        }),
      ],
      description: `
        <p>Delapan belas dari seratus paket pergi ke kota yang salah. Perusahaan sudah memesan sistem pemindai, dan meminta kami melatih cara memakainya. Pemindainya baru tiba delapan bulan lagi. Kami mengusulkan untuk tidak menunggu.</p>
        <h2>Apa yang dilihat giliran malam</h2>
        <p>Selama tiga malam kami berdiri di ban berjalan dan mencatat setiap paket yang dipindah dua kali. Polanya cepat terlihat. Kode kota tiga huruf dicetak kecil, di pojok, abu-abu. Nama jalan dicetak besar. Pekerja membaca yang besar, dan setiap kota di Jawa punya Jalan Sudirman.</p>
        <p>Hanya satu dari sebelas pemilah malam yang selalu benar. Namanya Bu Tarsih, dan ia menutup nama jalan dengan ibu jari sebelum membaca.</p>
        <h2>Pelajaran ibu jari</h2>
        <p>Pelatihannya disusun dari kebiasaan itu. Tidak ada ruang kelas; setiap sesi berlangsung lima belas menit sebelum giliran dimulai, di ban yang sama, dengan paket yang kemarin salah.</p>
        <ul>
          <li>Tutup nama jalan. Baca tiga huruf. Ucapkan.</li>
          <li>Ragu berarti rak ragu, dan rak ragu tidak pernah dimarahi.</li>
          <li>Setiap Jumat, sepuluh paket yang salah dibuka ceritanya sampai ketemu sebabnya.</li>
        </ul>
        <p>Pada pekan keempat percetakan label mengubah hurufnya: kode kota kini setinggi dua sentimeter. Perubahan itu gratis dan menurut dugaan kami menyumbang sepertiga dari hasilnya.</p>
        <blockquote><p>Orang kantor bertanya kenapa saya tidak pernah bilang. Tidak pernah ada yang bertanya.</p><cite>Tarsih, pemilah, giliran malam</cite></blockquote>
        <h2>Sebelum pemindai menyala</h2>
        <p>Seratus enam puluh orang dari tiga giliran berlatih selama delapan bulan. Salah kirim turun menjadi 5 persen sebelum sistem dipasang dan 4 persen sesudahnya. Perusahaan tetap memakai pemindainya, terutama untuk melacak paket yang sudah benar. Bu Tarsih kini pengawas, dan ibu jarinya ada di poster keselamatan.</p>
      `,
    }),
  ],
};
