import { post } from "../postParts";

export const pameranTigaSekolah = post({
  kind: "news",
  type: "notice",
  title: "Pameran tiga sekolah dibuka 26 Oktober di gedung lama pelabuhan",
  slug: "pameran-tiga-sekolah-dibuka-26-oktober",
  category: "kabar",
  summary:
    "Murid SMK Bahari, SMA Karangjati, dan peserta Kursus Jahit Puspa memamerkan enam puluh tiga karya, semuanya dibuat oleh orang dari dua tempat.",
  author: { name: "Hadi Pranowo", role: "Panitia pameran" },
  publishedAt: "2026-10-15 09:00",
  tags: ["pameran", "SMK Bahari", "Karangjati"],
  cover: { picture: "pita-pembuka-pameran" },
  content: `
    <p><strong>Muaratama.</strong> Layar itu lebarnya empat meter, dijahit dari sisa kain seragam, dipasang di tiang besi yang dilas di bengkel kapal, dan di permukaannya tergambar garis kontur bukit di belakang Karangjati. Ia karya nomor satu dalam pameran tiga sekolah, dan tidak ada satu sekolah pun yang dapat membuatnya sendirian. Memang begitu syaratnya.</p>
    <p>Pameran dibuka Senin, 26 Oktober, pukul 15.00 WIB di gedung lama pelabuhan Muaratama dan berlangsung sampai 31 Oktober. Masuknya gratis. Enam puluh tiga karya dipamerkan; masing-masing dibuat paling sedikit oleh dua orang dari dua sekolah yang berbeda.</p>
    <figure><img src="picture:papan-kontur" alt="Bidang-bidang bermotif berbeda berhimpitan seperti peta bukit."><figcaption>Papan kontur: setiap ketinggian satu motif.</figcaption></figure>
    <h2>Syarat yang merepotkan</h2>
    <p>Menurut ketua panitia, Hadi Pranowo, syarat itu lahir dari pameran tahun lalu, ketika setiap sekolah menempati satu ruangan dan pengunjung hanya masuk ke ruangan anaknya. “Kami ingin orang tersesat,” katanya.</p>
    <p>Akibatnya murid harus bertemu. Dua kota itu berjarak satu jam perjalanan bus, jadi sebagian besar pekerjaan berlangsung di ruang kelas daring bersama. Kelompok pembuat <em>Lampu Bubu</em>, lampu dari perangkap ikan, baru bertatap muka ketika karya itu selesai. Mereka mendapati bahwa rangka dan kap lampunya berbeda ukuran tiga sentimeter. Sela itu dibiarkan, dan menurut pengunjung yang mencobanya, di situlah cahayanya paling bagus.</p>
    <p>Guru pendamping dilarang menolong kecuali untuk urusan keselamatan. Ibu Marlina dari SMA Karangjati mengaku aturan itu berat. Selama sebulan ia melihat dua muridnya merancang jam matahari yang, menurut perhitungannya, akan terlambat dua puluh menit. Ia diam. Muridnya menemukan kesalahan itu sendiri pada pekan terakhir, pukul dua belas siang, dan kini jam itu dipamerkan bersama ketiga papan angkanya yang gagal.</p>
    <h2>Yang dapat dilihat dan dicoba</h2>
    <ul>
    <li>Papan kontur dari kain bertambal, boleh diraba. Dibuat bersama dua murid tunanetra yang menentukan seberapa kasar setiap ketinggian.</li>
    <li>Alat simulasi kamar mesin dari suara saja: pengunjung menutup mata dan menebak apa yang rusak.</li>
    <li>Celana kerja untuk juru las, dengan lutut yang dapat diganti.</li>
    <li>Peta bau pelabuhan: dua puluh botol, tiga di antaranya disarankan untuk tidak dibuka sebelum makan.</li>
    </ul>
    <p>Setiap karya disertai selembar kartu berisi pertengkaran terbesarnya dan bagaimana pertengkaran itu diselesaikan. Kartu nomor 17 hanya berisi satu baris: <em>belum.</em></p>
    <h2>Jam dan jalan masuk</h2>
    <p>Pameran buka setiap hari pukul 09.00 sampai 17.00 WIB; pada hari Rabu sampai pukul 20.00 dengan pemandu dari kelas XI. Pintu samping di sisi timur tidak bertangga. Kelompok lebih dari lima belas orang dimohon mendaftar sehari sebelumnya melalui tata usaha SMA Karangjati. Pada penutupan, Sabtu siang, karya yang boleh dibawa pulang dibagikan dengan undian. Papan konturnya tidak termasuk. Papan itu sudah diminta SLB di Muaratama, dan tidak ada yang keberatan.</p>
  `,
});
