import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const catatanYangTidakHilang = courseModule(
  "Catatan yang tidak hilang",
  "Menyimpan buku ke berkas CSV, membacanya lagi, dan memperlakukan baris rusak dengan jujur.",
  chapter(
    "Menulis baris ke berkas",
    20,
    prose(`
      <p>Semua variabel lenyap begitu program selesai. Buku kertas Pak Wiryo masih lebih unggul dalam satu hal: besok pagi isinya masih ada. Supaya program menyamainya, catatan harus ditulis ke <strong>berkas</strong> di cakram komputer.</p>
    `),
    code(
      "python",
      `
      with open("catatan.txt", "w", encoding="utf-8") as berkas:
          berkas.write("AD 2417 KL ganti oli\\n")
          berkas.write("AD 5580 MB kampas rem depan\\n")

      with open("catatan.txt", "a", encoding="utf-8") as berkas:
          berkas.write("AD 3902 TR tambal ban\\n")

      with open("catatan.txt", encoding="utf-8") as berkas:
          for baris in berkas:
              print(baris.strip())
    `,
    ),
    code(
      "text",
      `
      AD 2417 KL ganti oli
      AD 5580 MB kampas rem depan
      AD 3902 TR tambal ban
    `,
    ),
    prose(`
      <p>Perintah <code>open</code> membuka berkas, dan huruf kedua menyatakan maksudnya:</p>
      <table>
        <thead><tr><th scope="col">Huruf</th><th scope="col">Maksud</th><th scope="col">Bila berkas sudah ada</th></tr></thead>
        <tbody>
          <tr><td><code>"w"</code></td><td>menulis dari awal</td><td>isi lama dihapus</td></tr>
          <tr><td><code>"a"</code></td><td>menambah di ujung</td><td>isi lama tetap</td></tr>
          <tr><td><code>"r"</code></td><td>membaca (bila tidak disebut)</td><td>isi tidak berubah</td></tr>
        </tbody>
      </table>
      <p>Kata <code>with</code> menjamin berkas ditutup ketika blok yang menjorok selesai, juga bila di tengahnya terjadi kesalahan. Berkas yang tidak ditutup bisa kehilangan kalimat terakhirnya, karena tulisan ditampung dahulu sebelum benar-benar disimpan.</p>
      <h2>Ganti baris tidak datang sendiri</h2>
      <p>Berbeda dari <code>print</code>, perintah <code>write</code> tidak menambahkan ganti baris. Kita menuliskannya sebagai <code>\\n</code>. Lupa menaruhnya, seluruh catatan menyambung menjadi satu baris panjang. Saat membaca, ganti baris itu ikut terbawa; <code>strip()</code> membuangnya, sehingga tidak muncul baris kosong di antara hasil cetakan.</p>
      <h2>Huruf w yang mahal</h2>
      <p>Kesalahan paling menyakitkan di bab ini adalah memakai <code>"w"</code> ketika maksudnya menambah. Tidak ada peringatan; catatan sebulan berganti dengan satu baris hari ini. Dua pagar yang murah: pakailah <code>"a"</code> untuk pencatatan harian, dan salin berkasnya ke tempat lain setiap sore. Sebutkan selalu <code>encoding="utf-8"</code> agar huruf seperti é pada nama orang terbaca sama di semua komputer.</p>
      <p>Sesudah menjalankan program, bukalah <code>catatan.txt</code> dengan penyunting teks biasa dan lihat isinya dengan mata sendiri. Kebiasaan kecil ini menyelesaikan separuh kebingungan tentang berkas.</p>
    `),
    check(
      "Program pencatat dijalankan tiap kali ada motor selesai, dan berkasnya selalu hanya berisi satu baris. Mengapa?",
      [
        'Berkas dibuka dengan "w", sehingga isi lama terhapus setiap kali',
        'Benar. Untuk menambah baris di ujung, huruf yang dipakai adalah "a".',
      ],
      ["Ganti baris lupa ditulis", "Tanpa ganti baris catatan akan menyambung, tetapi semuanya tetap ada."],
      ["Berkas lupa dibaca kembali", "Membaca tidak mengubah isi berkas. Yang menghapus adalah cara membukanya."],
    ),
  ),
  chapter(
    "CSV, tabel yang bisa dibuka di mana saja",
    22,
    prose(`
      <p>Berkas teks bebas mudah ditulis tetapi sukar dibaca kembali: di mana pelat berakhir dan pekerjaan dimulai? Kita memerlukan bentuk yang kolomnya jelas. Bentuk yang paling umum ialah <strong>CSV</strong>: satu baris untuk satu catatan, kolom dipisah koma, dan baris pertama berisi nama kolom. Aplikasi lembar kerja mana pun dapat membukanya.</p>
      <p>Menyambung teks dengan koma sendiri kelihatannya cukup, sampai ada pekerjaan bernama “ganti oli, busi”. Koma di dalamnya akan terbaca sebagai pemisah kolom. Modul bawaan <code>csv</code> mengurus hal itu untuk kita.</p>
    `),
    code(
      "python",
      `
      import csv

      KOLOM = ["tanggal", "pelat", "pemilik", "pekerjaan", "jasa", "suku_cadang"]

      buku = [
          {"tanggal": "2026-11-02", "pelat": "AD 2417 KL", "pemilik": "Bu Rini",
           "pekerjaan": "ganti oli, busi", "jasa": 25000, "suku_cadang": 74000},
          {"tanggal": "2026-11-02", "pelat": "AD 3902 TR", "pemilik": "Yoga",
           "pekerjaan": "tambal ban", "jasa": 15000, "suku_cadang": 0},
      ]

      with open("buku.csv", "w", newline="", encoding="utf-8") as berkas:
          penulis = csv.DictWriter(berkas, fieldnames=KOLOM)
          penulis.writeheader()
          penulis.writerows(buku)

      with open("buku.csv", encoding="utf-8") as berkas:
          print(berkas.read())
    `,
    ),
    code(
      "text",
      `
      tanggal,pelat,pemilik,pekerjaan,jasa,suku_cadang
      2026-11-02,AD 2417 KL,Bu Rini,"ganti oli, busi",25000,74000
      2026-11-02,AD 3902 TR,Yoga,tambal ban,15000,0
    `,
      "Teks yang memuat koma otomatis diapit petik ganda.",
    ),
    prose(`
      <p><code>import csv</code> di baris teratas membuka modulnya. <code>DictWriter</code> menulis kamus: <code>fieldnames</code> menentukan kolom mana yang ditulis dan bagaimana urutannya. <code>writeheader</code> menulis baris nama kolom, <code>writerows</code> menulis semua catatan, dan <code>writerow</code>, tanpa s, menulis satu.</p>
      <h2>Tiga hal yang sering terlewat</h2>
      <ol>
        <li><code>newline=""</code> saat membuka. Tanpa itu, di Windows muncul satu baris kosong di antara setiap catatan.</li>
        <li>Kunci yang tidak ada di <code>fieldnames</code> ditolak dengan <code>ValueError</code>. Itu pengaman yang baik terhadap salah eja.</li>
        <li>Kepala tabel hanya ditulis satu kali. Bila berkas dibuka dengan <code>"a"</code> dan <code>writeheader</code> ikut dipanggil setiap kali, nama kolom berulang di tengah data.</li>
      </ol>
      <p>Nama <code>KOLOM</code> ditulis dengan huruf besar sebagai kebiasaan: nilainya tetap, tidak diganti selama program berjalan. Dengan menyimpannya di satu tempat, penulis dan pembaca berkas tidak akan berselisih tentang nama kolom.</p>
      <p>Satu catatan tentang lembar kerja: pengaturan bahasa Indonesia kadang mengharapkan titik koma sebagai pemisah, sehingga seluruh baris tampak di satu sel. Berkasnya tidak rusak. Pakailah menu impor dan pilih koma sebagai pemisah.</p>
    `),
    check(
      "Mengapa modul csv lebih aman daripada menyambung kolom dengan koma sendiri?",
      [
        "Karena ia mengapit teks yang memuat koma atau petik, sehingga kolom tidak bergeser",
        "Benar. Satu koma di nama pekerjaan sudah cukup untuk menggeser upah ke kolom yang salah.",
      ],
      [
        "Karena berkas CSV hanya bisa dibaca oleh Python",
        "Kebalikannya: CSV adalah teks biasa yang bisa dibuka hampir semua aplikasi.",
      ],
      [
        "Karena ia menyimpan jenis bilangan di dalam berkas",
        "CSV hanya menyimpan teks. Jenis bilangan hilang, dan itulah pokok bahasan bab berikutnya.",
      ],
    ),
  ),
  chapter(
    "Membaca kembali dengan tipe yang benar",
    24,
    prose(`
      <p>Berkas CSV adalah teks, dari huruf pertama sampai terakhir. Angka 15000 yang kita tulis kembali sebagai teks <code>"15000"</code>. Ingat bab tentang bilangan bulat: teks yang dijumlahkan akan berdempet. Maka pembaca berkas punya dua tugas: mengambil barisnya, lalu mengembalikan jenis setiap kolom.</p>
    `),
    code(
      "python",
      `
      import csv

      isi = """tanggal,pelat,pemilik,pekerjaan,jasa,suku_cadang
      2026-11-02,AD 2417 KL,Bu Rini,ganti oli,15000,52000
      2026-11-02,AD 5580 MB,Pak Slamet,kampas rem depan,25000,45000
      2026-11-03,AD 7713 PS,Bu Tutik,servis karburator,40000,0
      """
      with open("buku.csv", "w", newline="", encoding="utf-8") as berkas:
          berkas.write(isi)

      with open("buku.csv", newline="", encoding="utf-8") as berkas:
          for baris in csv.DictReader(berkas):
              print(baris["pemilik"], repr(baris["jasa"]))
    `,
    ),
    code(
      "text",
      `
      Bu Rini '15000'
      Pak Slamet '25000'
      Bu Tutik '40000'
    `,
      "repr memperlihatkan nilai apa adanya; tanda petiknya membuktikan bahwa itu teks.",
    ),
    prose(`
      <p><code>DictReader</code> memakai baris pertama sebagai nama kunci dan menyerahkan setiap baris berikutnya sebagai kamus. (Tanda petik tiga di atas membuka teks yang terdiri atas beberapa baris; kita memakainya untuk menyiapkan berkas contoh.)</p>
      <h2>Satu fungsi untuk satu baris</h2>
    `),
    code(
      "python",
      `
      def jadi_kerja(baris):
          return {
              "tanggal": baris["tanggal"],
              "pelat": baris["pelat"].strip().upper(),
              "pemilik": baris["pemilik"].strip(),
              "pekerjaan": baris["pekerjaan"].strip().lower(),
              "jasa": int(baris["jasa"]),
              "suku_cadang": int(baris["suku_cadang"]),
          }


      def baca_buku(nama_berkas):
          with open(nama_berkas, newline="", encoding="utf-8") as berkas:
              return [jadi_kerja(baris) for baris in csv.DictReader(berkas)]


      buku = baca_buku("buku.csv")
      print(len(buku), sum(kerja["jasa"] for kerja in buku))
    `,
    ),
    code("text", `3 80000`),
    prose(`
      <p>Tulisan di dalam kurung siku pada <code>baca_buku</code> adalah cara ringkas membuat daftar: “<code>jadi_kerja(baris)</code> untuk setiap <code>baris</code>”. Artinya sama dengan menyiapkan daftar kosong lalu memanggil <code>append</code> di dalam perulangan. Bentuk serupa tanpa kurung siku dipakai di dalam <code>sum</code>.</p>
      <p>Dengan pembagian ini, perapian dan perubahan jenis terjadi di satu pintu. Bagian lain dari program boleh percaya bahwa <code>jasa</code> selalu bilangan dan <code>pelat</code> selalu huruf besar. Bila kelak ada kolom baru, hanya <code>jadi_kerja</code> yang diubah.</p>
      <p>Kesalahan yang perlu dikenali: <code>FileNotFoundError</code> berarti Python mencari di folder lain dari yang Anda sangka. Nama berkas tanpa folder dicari di tempat program <em>dijalankan</em>, yang belum tentu tempat program itu disimpan.</p>
      <p>Kesalahan kedua adalah <code>KeyError: 'jasa'</code> padahal kolomnya jelas ada. Cetak <code>baris.keys()</code> dan amati: mungkin kepala tabelnya tertulis <code>Jasa</code>, atau ada spasi sesudah koma. Nama kolom harus sama sampai ke huruf dan spasinya, sebab dari sanalah kunci kamus dibuat.</p>
    `),
    check(
      'Sesudah membaca CSV tanpa int(…), apa hasil "15000" + "25000"?',
      ['"1500025000"', "Benar. Keduanya teks, dan tanda tambah menyambung teks."],
      ["40000", "Itu hasilnya bila kedua nilai sudah diubah dengan int terlebih dahulu."],
      ["TypeError", "TypeError muncul bila teks ditambah bilangan. Teks ditambah teks sah, hanya saja menyambung."],
    ),
  ),
  chapter(
    "Baris rusak yang harus dilaporkan",
    30,
    prose(`
      <p>Buku sungguhan tidak pernah bersih. Ada upah yang ditulis <code>15.000</code>, ada yang kosong, ada yang berisi “lihat nota”. Fungsi <code>int</code> menolak semuanya dengan <code>ValueError</code>, dan program berhenti. Berhenti memang lebih baik daripada salah hitung, tetapi kita ingin lebih: teruskan membaca, kumpulkan baris yang bermasalah, lalu tunjukkan kepada Laras supaya dibetulkan.</p>
      <h2>Mencoba dan menangkap</h2>
    `),
    code(
      "python",
      `
      def baca_uang(teks):
          bersih = teks.strip().replace("Rp", "").replace(".", "")
          return int(bersih)


      for teks in ["15000", "Rp15.000", " 22.000 ", "lihat nota", ""]:
          try:
              print(baca_uang(teks))
          except ValueError:
              print("tidak terbaca:", repr(teks))
    `,
    ),
    code(
      "text",
      `
      15000
      15000
      22000
      tidak terbaca: 'lihat nota'
      tidak terbaca: ''
    `,
    ),
    prose(`
      <p>Blok <code>try</code> dijalankan seperti biasa. Bila di dalamnya timbul <code>ValueError</code>, Python melompat ke blok <code>except</code> dan program berlanjut. Fungsi <code>baca_uang</code> menerima kebiasaan menulis yang wajar, yaitu “Rp” dan titik ribuan, dan menolak yang lain.</p>
      <h2>Mengumpulkan, bukan menelan</h2>
      <p>Sekarang pembaca buku menyerahkan dua daftar: catatan yang baik dan laporan kerusakan. Nomor barisnya disertakan, supaya mudah dicari di berkas. Karena baris 1 adalah kepala tabel, data dimulai pada nomor 2.</p>
    `),
    code(
      "python",
      `
      baris_mentah = [
          {"pemilik": "Bu Rini", "jasa": "15.000"},
          {"pemilik": "Yoga", "jasa": "lihat nota"},
          {"pemilik": "Bu Tutik", "jasa": "40000"},
      ]

      baik = []
      rusak = []
      for nomor, baris in enumerate(baris_mentah, start=2):
          try:
              baik.append({"pemilik": baris["pemilik"], "jasa": baca_uang(baris["jasa"])})
          except ValueError:
              rusak.append(f"baris {nomor} ({baris['pemilik']}): jasa {baris['jasa']!r}")

      print(len(baik), "terbaca,", len(rusak), "rusak")
      for keterangan in rusak:
          print(" ", keterangan)
    `,
    ),
    code(
      "text",
      `
      2 terbaca, 1 rusak
        baris 3 (Yoga): jasa 'lihat nota'
    `,
    ),
    prose(`
      <p><code>enumerate</code> memberi nomor pada setiap putaran, dan <code>!r</code> di f-string menampilkan nilai beserta tanda petiknya, seperti <code>repr</code>.</p>
      <p>Kesalahan yang paling merugikan di sini ialah <code>except:</code> tanpa nama kesalahan, diikuti <code>pass</code>. Ia menelan apa saja, termasuk salah eja Anda sendiri, lalu totalnya berkurang tanpa suara. Tangkap hanya kesalahan yang memang Anda harapkan, sesempit mungkin, dan selalu tinggalkan jejak.</p>
      <p>Perhatikan pula apa yang sengaja tidak kita lakukan: menebak. Program tidak mengganti “lihat nota” dengan nol atau dengan rata-rata upah. Yang tahu isi nota itu hanya Pak Wiryo, jadi pertanyaannya dikembalikan kepadanya, lengkap dengan nomor baris yang harus dilihat.</p>
    `),
    task(
      "Pembaca buku yang jujur",
      `
      <p>Lengkapi program sehingga menghitung total jasa dari baris yang terbaca dan mencetak daftar baris rusak dengan nomornya. Upah negatif juga harus dianggap rusak; buat sendiri kesalahannya dengan <code>raise ValueError("negatif")</code> di dalam <code>baca_uang</code>. Hasil yang benar: total 80000, rusak pada baris 3 dan 5.</p>
    `,
      "python",
      `
      import csv
      import io

      isi = """pemilik,jasa
      Bu Rini,15.000
      Yoga,lihat nota
      Pak Slamet,25000
      Bu Tutik,-40000
      Darto,Rp40.000
      """


      def baca_uang(teks):
          return int(teks.strip().replace("Rp", "").replace(".", ""))


      # io.StringIO membuat teks bisa dibaca seperti berkas.
      for nomor, baris in enumerate(csv.DictReader(io.StringIO(isi)), start=2):
          print(nomor, baris)
    `,
    ),
    check(
      "Apa alasan terkuat untuk tidak menulis except: pass?",
      [
        "Kesalahan yang tidak kita duga ikut tertelan, dan hasilnya salah tanpa tanda apa pun",
        "Benar. Total yang kurang tetapi tampak wajar jauh lebih berbahaya daripada program yang berhenti.",
      ],
      ["Program menjadi jauh lebih lambat", "Kecepatannya hampir sama. Bahayanya ada pada kebenaran hasil."],
      ["Python tidak mengizinkannya", "Python mengizinkannya, dan justru karena itu kita harus berhati-hati."],
    ),
  ),
);
