import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const programTiapSore = courseModule(
  "Program yang dipakai tiap sore",
  "Tanggal, laporan bulanan, menu, dan akhirnya buku bengkel milik Anda sendiri.",
  chapter(
    "Tanggal yang bisa dihitung",
    22,
    prose(`
      <p>Sampai sekarang tanggal kita simpan sebagai teks. Untuk mengurutkan itu cukup, tetapi pertanyaan “sudah berapa hari sejak ganti oli?” memerlukan hitungan yang mengenal panjang bulan. Modul bawaan <code>datetime</code> menyediakannya.</p>
    `),
    code(
      "python",
      `
      from datetime import date, timedelta

      ganti_oli = date.fromisoformat("2026-11-02")
      hari_ini = date(2027, 1, 8)

      print(ganti_oli.year, ganti_oli.month, ganti_oli.day)
      print((hari_ini - ganti_oli).days, "hari")
      print(ganti_oli + timedelta(days=60))
    `,
    ),
    code(
      "text",
      `
      2026 11 2
      67 hari
      2027-01-01
    `,
    ),
    prose(`
      <p><code>date.fromisoformat</code> mengubah teks tahun-bulan-hari menjadi tanggal. Dua tanggal boleh dikurangkan; hasilnya sebuah selang, dan <code>.days</code> mengambil jumlah harinya. Sebaliknya, <code>timedelta</code> menambahkan sekian hari pada tanggal. Untuk tanggal komputer saat ini ada <code>date.today()</code>; di contoh kita menuliskannya tetap supaya keluarannya sama bagi setiap pembaca.</p>
      <h2>Nama hari dan bulan dalam bahasa Indonesia</h2>
      <p><code>weekday()</code> memberi 0 untuk Senin sampai 6 untuk Minggu. Dengan daftar nama, angka itu menjadi kata. Untuk bulan, ingat bahwa bulan dihitung dari 1 sedangkan daftar dari 0, jadi kurangi satu.</p>
    `),
    code(
      "python",
      `
      HARI = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"]
      BULAN = ["Januari", "Februari", "Maret", "April", "Mei", "Juni",
               "Juli", "Agustus", "September", "Oktober", "November", "Desember"]


      def tanggal_panjang(t):
          return f"{HARI[t.weekday()]}, {t.day} {BULAN[t.month - 1]} {t.year}"


      print(tanggal_panjang(ganti_oli))
      print(tanggal_panjang(date(2026, 12, 31)))
    `,
    ),
    code(
      "text",
      `
      Senin, 2 November 2026
      Kamis, 31 Desember 2026
    `,
    ),
    prose(`
      <p>Bila lupa mengurangi satu, November tercetak sebagai Desember, dan laporan bulan Desember berhenti dengan <code>IndexError</code>. Kesalahan seperti ini bisa bersembunyi berbulan-bulan. Karena itu, ujilah fungsi tanggal dengan ujung-ujungnya: Januari, Desember, dan tanggal 31.</p>
      <p>Tanggal yang mustahil, misalnya <code>"2026-02-30"</code>, ditolak dengan <code>ValueError</code>. Itu kabar baik: <code>jadi_kerja</code> dari modul keempat dapat memanggil <code>date.fromisoformat</code>, dan baris bertanggal keliru langsung masuk laporan kerusakan bersama upah yang tidak terbaca.</p>
      <h2>Daftar pengingat</h2>
      <p>Dengan alat ini Laras dapat membuat pengingat. Untuk setiap pelat, ambil tanggal ganti oli yang paling akhir dengan <code>max</code>, tambahkan 60 hari, lalu cetak yang sudah lewat. Motor Bu Rini, yang olinya diganti pada 2 November, jatuh tempo pada 1 Januari 2027. Angka 60 itu sendiri bukan urusan program: tanyakan kepada mekanik, dan simpan di satu nama seperti <code>JEDA_OLI</code> supaya mudah diganti.</p>
    `),
    check(
      "Motor Pak Slamet ganti oli pada 2 November 2026. Ungkapan mana yang memeriksa apakah sudah lewat 60 hari?",
      [
        "(date.today() - ganti_oli).days > 60",
        "Benar. Selisih dua tanggal memberi selang, dan .days mengambil jumlah harinya.",
      ],
      [
        "date.today() - ganti_oli > 60",
        "Selang tidak bisa dibandingkan dengan bilangan biasa; Python menjawab TypeError. Ambil dahulu .days.",
      ],
      [
        "date.today().day - ganti_oli.day > 60",
        ".day hanyalah tanggal dalam bulan, 1 sampai 31. Selisihnya tidak pernah mencapai 60.",
      ],
    ),
  ),
  chapter(
    "Laporan satu bulan",
    28,
    prose(`
      <p>Inilah pertanyaan yang membuat Laras membalik buku semalaman: bagaimana bulan ini? Semua potongannya sudah kita punya. Bab ini menyusunnya menjadi satu fungsi yang menyerahkan teks laporan.</p>
      <p>Sebelum menulis program, tulislah dahulu laporannya di kertas, seperti yang ingin dibaca Pak Wiryo. Ia meminta empat hal: banyaknya pekerjaan, jumlah jasa, jumlah suku cadang, dan tiga pekerjaan dengan jasa terbesar.</p>
    `),
    code(
      "python",
      `
      buku = [
          {"tanggal": "2026-10-31", "pekerjaan": "ganti oli", "jasa": 15000, "suku_cadang": 52000},
          {"tanggal": "2026-11-02", "pekerjaan": "ganti oli", "jasa": 15000, "suku_cadang": 52000},
          {"tanggal": "2026-11-02", "pekerjaan": "kampas rem depan", "jasa": 25000, "suku_cadang": 45000},
          {"tanggal": "2026-11-02", "pekerjaan": "tambal ban", "jasa": 15000, "suku_cadang": 0},
          {"tanggal": "2026-11-03", "pekerjaan": "ganti busi", "jasa": 10000, "suku_cadang": 22000},
          {"tanggal": "2026-11-03", "pekerjaan": "servis karburator", "jasa": 40000, "suku_cadang": 0},
          {"tanggal": "2026-11-04", "pekerjaan": "rantai dan gir", "jasa": 45000, "suku_cadang": 185000},
      ]


      def rupiah(angka):
          return "Rp" + f"{angka:,}".replace(",", ".")


      def laporan(buku, bulan):
          isi = [kerja for kerja in buku if kerja["tanggal"].startswith(bulan)]
          jasa = sum(kerja["jasa"] for kerja in isi)
          suku_cadang = sum(kerja["suku_cadang"] for kerja in isi)
          baris = [
              f"Laporan {bulan}",
              f"{'Pekerjaan':<14}{len(isi):>12}",
              f"{'Jasa':<14}{rupiah(jasa):>12}",
              f"{'Suku cadang':<14}{rupiah(suku_cadang):>12}",
              f"{'Jumlah':<14}{rupiah(jasa + suku_cadang):>12}",
              "Jasa terbesar:",
          ]
          urut = sorted(isi, key=lambda kerja: kerja["jasa"], reverse=True)
          for kerja in urut[:3]:
              baris.append(f"  {kerja['pekerjaan']}, {rupiah(kerja['jasa'])}")
          return "\\n".join(baris)


      print(laporan(buku, "2026-11"))
    `,
    ),
    code(
      "text",
      `
      Laporan 2026-11
      Pekerjaan                6
      Jasa             Rp150.000
      Suku cadang      Rp304.000
      Jumlah           Rp454.000
      Jasa terbesar:
        rantai dan gir, Rp45.000
        servis karburator, Rp40.000
        kampas rem depan, Rp25.000
    `,
    ),
    prose(`
      <p>Nota tanggal 31 Oktober tidak ikut, karena tanggalnya tidak diawali <code>2026-11</code>. Bentuk tahun-bulan-hari sekali lagi memudahkan kita: memilih satu bulan cukup dengan memeriksa awalannya, dan memilih satu tahun cukup dengan <code>"2026"</code>.</p>
      <p>Fungsi ini mengumpulkan baris ke dalam daftar, lalu <code>"\\n".join(baris)</code> merangkainya dengan ganti baris di antaranya. Karena ia menyerahkan teks dan tidak mencetaknya, laporan yang sama bisa dicetak di layar, ditulis ke berkas, atau dikirim lewat pesan.</p>
      <h2>Apakah laporannya benar?</h2>
      <p>Laporan yang rapi mudah dipercaya, juga ketika salah. Lakukan tiga pemeriksaan sebelum menyerahkannya:</p>
      <ul>
        <li>Hitung satu hari dengan kalkulator dan bandingkan. Tanggal 2 November: 67.000 + 70.000 + 15.000 = 152.000.</li>
        <li>Minta laporan untuk bulan kosong, misalnya <code>"2026-12"</code>. Semua angka harus nol, dan program tidak boleh gagal.</li>
        <li>Jumlahkan laporan semua bulan; hasilnya harus sama dengan jumlah seluruh buku.</li>
      </ul>
      <p>Jangan menyebut Rp454.000 itu keuntungan. Suku cadang Rp304.000 sebagian besar adalah uang yang harus dibelanjakan lagi, dan dari jasa masih ada sewa serta listrik. Laporan yang jujur memberi nama yang tepat pada setiap angka.</p>
    `),
    check(
      "Mengapa fungsi laporan menyerahkan teks dan tidak langsung mencetaknya?",
      [
        "Supaya hasil yang sama dapat dicetak, disimpan, atau diuji",
        "Benar. Fungsi yang menyerahkan nilai tidak memaksakan ke mana nilai itu harus pergi.",
      ],
      ["Karena print tidak bisa mencetak banyak baris", "print bisa mencetak teks dengan ganti baris di dalamnya."],
      [
        "Karena teks lebih hemat tempat daripada cetakan",
        "Ukuran tidak berperan di sini. Yang penting hasilnya bisa dipakai lagi.",
      ],
    ),
  ),
  chapter(
    "Menu di layar hitam",
    26,
    prose(`
      <p>Laras bisa menjalankan fungsi, tetapi Pak Wiryo tidak akan mengetik <code>laporan(buku, "2026-11")</code>. Ia memerlukan menu: pilih angka, tekan Enter. Menu berputar terus sampai orang memilih selesai, dan untuk putaran yang tidak diketahui banyaknya kita memakai <code>while</code>.</p>
    `),
    code(
      "python",
      `
      def jalankan_menu(tanya):
          catatan = []
          while True:
              pilihan = tanya("1 catat, 2 hitung, 0 selesai: ").strip()
              if pilihan == "0":
                  print("Sampai besok.")
                  return catatan
              elif pilihan == "1":
                  catatan.append(tanya("Pekerjaan: ").strip())
              elif pilihan == "2":
                  print(len(catatan), "pekerjaan hari ini")
              else:
                  print("Pilihan", repr(pilihan), "tidak ada.")
    `,
    ),
    prose(`
      <p><code>while True</code> mengulang tanpa batas; yang menghentikannya adalah <code>return</code> pada pilihan 0. Pertanyaan pertama bagi setiap perulangan semacam ini: apakah selalu ada jalan keluar? Bila tidak, program berputar selamanya, dan Anda harus menghentikannya dengan Ctrl+C.</p>
      <h2>Mengapa tanya menjadi parameter?</h2>
      <p>Python punya <code>input("…")</code>, yang menampilkan tulisan lalu menunggu ketikan. Kita bisa memanggilnya langsung, tetapi program seperti itu hanya bisa diuji dengan mengetik berulang-ulang. Di sini fungsi penanya diserahkan dari luar. Dalam pemakaian sehari-hari kita menulis <code>jalankan_menu(input)</code>. Untuk menguji, kita menyerahkan penanya tiruan yang jawabannya sudah disiapkan.</p>
    `),
    code(
      "python",
      `
      jawaban = ["1", "ganti oli", "1", "tambal ban", "2", "9", "0"]


      def penanya_tiruan(tulisan):
          return jawaban.pop(0)


      hasil = jalankan_menu(penanya_tiruan)
      print(hasil)
    `,
    ),
    code(
      "text",
      `
      2 pekerjaan hari ini
      Pilihan '9' tidak ada.
      Sampai besok.
      ['ganti oli', 'tambal ban']
    `,
    ),
    prose(`
      <p><code>pop(0)</code> mengambil dan membuang isi terdepan, jadi setiap panggilan mendapat jawaban berikutnya. Dalam satu detik kita sudah mencoba empat jalan, termasuk pilihan yang tidak ada.</p>
      <h2>Ketikan orang tidak bisa dipercaya begitu saja</h2>
      <p>Dua pedoman. Pertama, bandingkan pilihan menu sebagai teks: <code>"1"</code>, bukan <code>1</code>. Hasil <code>input</code> selalu teks, dan <code>int("satu")</code> akan menghentikan program hanya karena jari terpeleset. Kedua, untuk angka seperti upah, ulangi pertanyaannya sampai terbaca, dengan <code>try</code> dan <code>except ValueError</code> di dalam <code>while</code>. Simpan ke berkas segera setelah satu catatan lengkap, bukan ketika program ditutup; listrik padam tidak menunggu pilihan 0.</p>
      <p>Buatlah pesan penolakan yang menolong. Pesan yang menyebut pilihan mana yang tidak ada lebih baik daripada “salah” saja, karena orang tahu apa yang terbaca oleh program.</p>
    `),
    task(
      "Menanyakan upah sampai terbaca",
      `
      <p>Tulis fungsi <code>tanya_uang(tanya, tulisan)</code> yang mengulang pertanyaan sampai jawabannya bisa dijadikan bilangan bulat nol ke atas, lalu menyerahkannya. Titik ribuan boleh dipakai. Dengan jawaban tiruan di bawah, hasilnya harus 15000 setelah tiga kali ditolak.</p>
    `,
      "python",
      `
      jawaban = ["lima belas", "", "-5000", "15.000"]


      def penanya_tiruan(tulisan):
          return jawaban.pop(0)


      def tanya_uang(tanya, tulisan):
          teks = tanya(tulisan)
          return int(teks)


      print(tanya_uang(penanya_tiruan, "Upah jasa: "))
    `,
    ),
  ),
  chapter(
    "Buku bengkel Anda sendiri",
    40,
    prose(`
      <p>Sekarang giliran Anda membuat seluruh programnya. Boleh untuk bengkel, boleh untuk usaha lain yang mencatat satu baris per pekerjaan: binatu, jahitan, servis pendingin ruangan, les privat. Kalau bisa, pinjamlah satu halaman catatan sungguhan, dan samarkan nama orangnya sebelum dipakai.</p>
      <h2>Yang harus bisa dilakukannya</h2>
      <ol>
        <li>Mencatat pekerjaan baru ke <code>buku.csv</code>, dengan tanggal hari ini sebagai usulan.</li>
        <li>Mencari semua pekerjaan dari satu pelat, atau satu pelanggan, dengan penulisan yang tidak harus persis.</li>
        <li>Mencetak laporan satu bulan dan menyimpannya sebagai berkas teks.</li>
        <li>Melaporkan baris rusak dengan nomornya setiap kali berkas dibaca.</li>
      </ol>
      <h2>Susunan yang disarankan</h2>
      <p>Bagilah program menjadi tiga lapis, dan jangan biarkan mereka bercampur.</p>
      <table>
        <thead><tr><th scope="col">Lapis</th><th scope="col">Tugas</th><th scope="col">Contoh fungsi</th></tr></thead>
        <tbody>
          <tr><td>berkas</td><td>membaca dan menulis CSV</td><td><code>baca_buku</code>, <code>tambah_baris</code></td></tr>
          <tr><td>hitungan</td><td>mengolah daftar, tanpa berkas dan tanpa layar</td><td><code>cari_pelat</code>, <code>laporan</code></td></tr>
          <tr><td>menu</td><td>bertanya dan menampilkan</td><td><code>jalankan_menu</code>, <code>tanya_uang</code></td></tr>
        </tbody>
      </table>
      <p>Kerjakan lapis hitungan lebih dahulu, karena ia bisa diuji dengan daftar pendek. Lapis berkas menyusul, menu paling akhir. Setiap kali satu fungsi selesai, jalankan dan simpan; jangan menulis seratus baris sebelum percobaan pertama.</p>
      <p>Satu bagian yang belum pernah kita tulis utuh adalah menambah satu baris. Kepala tabel hanya ditulis bila berkasnya belum ada.</p>
    `),
    code(
      "python",
      `
      import csv
      import os

      KOLOM = ["tanggal", "pelat", "pemilik", "pekerjaan", "jasa", "suku_cadang"]


      def tambah_baris(nama_berkas, kerja):
          baru = not os.path.exists(nama_berkas)
          with open(nama_berkas, "a", newline="", encoding="utf-8") as berkas:
              penulis = csv.DictWriter(berkas, fieldnames=KOLOM)
              if baru:
                  penulis.writeheader()
              penulis.writerow(kerja)
    `,
    ),
    prose(`
      <h2>Menilai hasil sendiri</h2>
      <ul>
        <li>Masukkan dua puluh catatan. Hitung totalnya dengan kalkulator dan bandingkan dengan laporan.</li>
        <li>Rusakkan dua baris di berkasnya dengan sengaja. Keduanya harus dilaporkan, dan total baris lain tetap benar.</li>
        <li>Minta seseorang yang belum pernah melihat program ini mencatat tiga pekerjaan tanpa Anda bantu. Catat di mana ia ragu, lalu perbaiki tulisan menunya.</li>
      </ul>
      <p>Program yang dipakai orang lain selama seminggu akan mengajarkan lebih banyak daripada bab mana pun. Simpan daftar keluhannya; itulah rencana kerja Anda berikutnya. Rujukan untuk semua modul yang kita pakai ada di <a href="https://docs.python.org/3/library/">dokumentasi pustaka Python</a>.</p>
    `),
    task(
      "Buku bengkel lengkap",
      `
      <p>Mulailah dari kerangka ini. Isi fungsi-fungsinya satu per satu dengan yang sudah Anda tulis sepanjang kursus, lalu hubungkan ke menu. Ganti nama kolom bila usaha Anda bukan bengkel.</p>
    `,
      "python",
      `
      import csv
      import os
      from datetime import date

      KOLOM = ["tanggal", "pelat", "pemilik", "pekerjaan", "jasa", "suku_cadang"]


      # Lapis hitungan
      def rupiah(angka):
          return "Rp" + f"{angka:,}".replace(",", ".")


      def cari_pelat(buku, dicari):
          return []


      def laporan(buku, bulan):
          return ""


      # Lapis berkas
      def baca_buku(nama_berkas):
          return [], []  # catatan yang baik, keterangan baris rusak


      def tambah_baris(nama_berkas, kerja):
          pass


      # Lapis menu
      def jalankan_menu(tanya):
          print("Buku bengkel,", date.today().isoformat())


      if __name__ == "__main__":
          jalankan_menu(input)
    `,
    ),
  ),
);
