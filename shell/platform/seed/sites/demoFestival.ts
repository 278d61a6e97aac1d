import type { PageSetting } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

/** Halaman festival tiga sekolah: hitung mundur, kelasnya, lalu acara dan sponsornya. */
export const demoFestival: z.input<typeof PageSetting> = {
  title: "Belajar Bersama di Dermaga",
  description:
    "Festival belajar tiga sekolah di pelabuhan Muaratama, 13–14 Februari 2027: acara, pembicara, mitra, dan cara menjadi sponsor.",
  sections: [
    {
      slot: "sites.hero-countdown.v1",
      props: {
        title: "Belajar Bersama di Dermaga",
        picture: { seed: "dermaga-hero", motif: "mega mendung", ground: "secondary" },
        date: { from: "2027-02-13", text: "13–14 Februari 2027" },
        place: "Dermaga Dua, Muaratama",
        lede: "SMK Bahari, SMA Karangjati, dan Kursus Jahit Puspa membuka pintu dua hari penuh. Murid yang mengajar, kota yang belajar.",
        actions: [
          { label: "Ikut festival", href: "#ikut" },
          { label: "Menjadi sponsor", href: "#sponsor" },
        ],
        opening: {
          label: "Peluit dibunyikan dalam",
          at: "2027-02-13T07:00:00+07:00",
          text: "Sabtu, 13 Februari 2027, pukul 07.00 WIB",
          units: { days: "hari", hours: "jam", minutes: "menit", seconds: "detik" },
        },
      },
    },
    {
      slot: "sites.partner-logos.v1",
      props: {
        anchor: "mitra",
        title: "Dua belas tetangga yang meminjamkan tempat dan tangan",
        text: "Tidak satu pun dari mereka memasang tenda jualan. Yang dipinjamkan kembali pada Senin pagi, bersih.",
        partners: [
          { name: "Galangan Layar Kumitir", mark: "sail", gives: "Dua perahu latih" },
          { name: "Mercu Muaratama", mark: "lighthouse", gives: "Menara untuk kelas peta" },
          { name: "Koperasi Ombak Reda", mark: "wave", gives: "Solar dan pelampung" },
          { name: "Pelelangan Subuh", mark: "fish", gives: "Ikan untuk dapur" },
          { name: "Surya Atap", mark: "sun", gives: "Listrik dari gudang garam" },
          { name: "Benang Tirta", mark: "needle", gives: "Sepuluh mesin jahit" },
          { name: "Taman Baca Keong", mark: "book", gives: "Sudut anak" },
          { name: "Pandu Arah", mark: "compass", gives: "Enam puluh kompas" },
          { name: "Tali Temali Sejati", mark: "knot", gives: "Tambang dan gurunya" },
          { name: "Lonceng Lama", mark: "bell", gives: "Tanda pergantian kelas" },
          { name: "Jaring Pak Daeng", mark: "net", gives: "Atap peneduh" },
          { name: "Sanggar Angin", mark: "kite", gives: "Panggung penutup" },
        ],
      },
    },
    {
      slot: "sites.festival-class.v1",
      props: {
        anchor: "ikut",
        title: "Daftar sekali, belajar dua hari",
        text: "Pendaftaran, pasangan belajar, dan kartu kelas ada di satu ruang belajar, ruang yang sama dengan yang dipakai ketiga sekolah setiap hari.",
        label: "Buka ruang festival",
      },
    },
    {
      slot: "sites.activities.v1",
      props: {
        anchor: "acara",
        title: "Tiga acara, darat sampai air",
        text: "Yang tidak kebagian tempat boleh menonton dari tangga dermaga; suaranya sampai.",
        activities: [
          {
            name: "Kelas di tali jemuran",
            when: "Sabtu, 08.00–16.00 WIB",
            place: "Gudang garam dan bengkel kapal",
            text: "Setiap kelas selembar kartu, setiap kursi sebuah jepitan. Murid SMK mengajar mengelas, murid SMA mengajar membaca kontur, peserta kursus mengajar memasang ritsleting. Guru boleh ikut, asal antre.",
            notes: [
              "Tiga perempat jam, paling banyak dua belas orang",
              "Kacamata las dan sarung tangan dipinjamkan",
              "Juru bahasa isyarat di ruang satu dan ruang tiga",
            ],
            picture: { seed: "acara-jemuran", motif: "lereng", ground: "dark" },
          },
          {
            name: "Dapur sehari",
            when: "Sabtu, 11.00–13.30 WIB",
            place: "Halaman pelelangan",
            text: "Empat ratus porsi dimasak dari ikan yang dipelajari mutunya pagi itu. Resepnya ditulis oleh kelas pengolahan, dicicipi kepala sekolah, dan diubah oleh para ibu.",
            notes: ["Nasi gratis, piring dicuci sendiri"],
            picture: { seed: "acara-dapur", motif: "kawung", ground: "light" },
          },
          {
            name: "Kelas di atas air",
            when: "Minggu, 07.00–12.00 WIB",
            place: "Perahu latih, berangkat dari Dermaga Dua",
            text: "Mengukur kedalaman dengan tali bersimpul, menentukan posisi tanpa telepon, dan berteriak dengan sopan kepada juru mudi. Kembali sebelum angin siang.",
            notes: [
              "Wajib bisa berenang atau mau memakai pelampung",
              "Ditunda satu jam kalau gelombang di atas semeter",
            ],
            picture: { seed: "acara-perahu", motif: "mega mendung", ground: "secondary" },
          },
        ],
      },
    },
    {
      slot: "sites.speakers.v1",
      props: {
        anchor: "pembicara",
        title: "Sepuluh pengajar, enam di antaranya masih murid",
        text: "Yang belum memastikan diri kami tulis juga. Kalau akhirnya berhalangan, jepitannya dibuka untuk siapa saja.",
        speakers: [
          {
            name: "Laurens Manuputty",
            bio: "Kapten, guru Nautika. Menentukan posisi dengan sekstan buatan muridnya, selisih dua mil.",
            picture: { seed: "pengajar-laurens", motif: "mega mendung", ground: "secondary" },
            isConfirmed: true,
            href: "/Courses/menjangka-di-peta-laut",
          },
          {
            name: "Alya Kamila",
            bio: "Kelas XII Teknika. Menebak kerusakan mesin dengan mata tertutup, delapan dari sepuluh benar.",
            picture: { seed: "pengajar-alya", motif: "banji", ground: "dark" },
            isConfirmed: true,
          },
          {
            name: "Nining Widowati",
            bio: "Guru Geografi. Datang membawa tali rafia dua puluh lima meter dan pulang tanpa tali.",
            picture: { seed: "pengajar-nining", motif: "sekar jagad", ground: "light" },
            isConfirmed: true,
            href: "/Courses/geografi-membaca-peta",
          },
          {
            name: "Bayu Segara",
            bio: "Kelas XI, juara dayung. Mengajar aba-aba tangan kepada orang yang terbiasa berteriak.",
            picture: { seed: "pengajar-bayu", motif: "parang", ground: "light" },
            isConfirmed: true,
          },
          {
            name: "Puspa Handayaningrum",
            bio: "Pemilik kursus jahit di Tirtasari. Bisa memasang ritsleting dalam empat menit, memaafkan dalam lima.",
            picture: { seed: "pengajar-puspa", motif: "truntum", ground: "dark" },
            isConfirmed: true,
          },
          {
            name: "Ridho Pratama Nasution",
            bio: "Kelas X-4. Menghafal 112 kontur bukit Karangjati dan bersedia diuji.",
            picture: { seed: "pengajar-ridho", motif: "tumpal", ground: "light" },
            isConfirmed: true,
          },
          {
            name: "Siti Khumaira",
            bio: "Peserta kursus, umur 61. Menjahit celana kerja pertamanya tahun lalu; kini menerima pesanan galangan.",
            picture: { seed: "pengajar-khumaira", motif: "ceplok", ground: "light" },
            isConfirmed: true,
          },
          {
            name: "Yohanes Rumbiak",
            bio: "Kelas XII Las. Menyambung pelat setipis kartu pos dan memotongnya lagi untuk memperlihatkan dalamnya.",
            picture: { seed: "pengajar-yohanes", motif: "poleng", ground: "dark" },
            isConfirmed: true,
          },
          {
            name: "Intan Maharani",
            bio: "Kelas XI Pengolahan. Membedakan umur ikan dari bunyinya ketika diletakkan di meja.",
            picture: { seed: "pengajar-intan", motif: "kawung", ground: "dark" },
            isConfirmed: false,
          },
          {
            name: "Danu Wirasena",
            bio: "Kelas XII IPA. Jam mataharinya terlambat dua puluh menit, dan ia tahu persis sebabnya.",
            picture: { seed: "pengajar-danu", motif: "lereng", ground: "light" },
            isConfirmed: false,
          },
        ],
      },
    },
    {
      slot: "sites.questions.v1",
      props: {
        anchor: "tanya",
        title: "Sebelum naik ke dermaga",
        text: "Pertanyaan yang paling sering masuk ke ruang festival, dijawab panitia murid.",
        questions: [
          {
            question: "Harus murid salah satu sekolah?",
            strong: "Tidak.",
            answer: " Siapa pun dari Muaratama dan sekitarnya boleh masuk, mengajar, dan makan siang.",
          },
          {
            question: "Anak kecil boleh ikut ke perahu?",
            answer:
              "Boleh mulai kelas empat SD, dengan orang tua di perahu yang sama. Yang lebih kecil ada Taman Baca Keong di gudang garam sampai pukul empat sore.",
          },
          {
            question: "Bagaimana kalau hujan?",
            answer:
              "Kelas pindah ke bengkel kapal yang atapnya baru. Kelas perahu diganti kelas simpul di darat, dengan kapten yang sama.",
          },
          {
            question: "Apakah kehadiran masuk nilai rapor?",
            answer:
              "Tidak. Yang tercatat hanya kartu kelas bagi yang mengajar, dan itu pun boleh dihapus oleh pemiliknya.",
          },
          {
            question: "Apa yang harus dibawa?",
            answer: "Botol minum, topi, baju yang boleh kotor, dan satu hal yang Anda bisa.",
          },
        ],
      },
    },
    {
      slot: "sites.sponsorship.v1",
      props: {
        anchor: "sponsor",
        title: "Yang membayar solar dan nasinya",
        text: "Dua hari di dermaga menghabiskan biaya yang tidak sanggup ditanggung komite sekolah. Empat tingkat ini seluruhnya; laporan pemakaiannya ditempel di papan pengumuman tiga sekolah dan dapat diunduh siapa saja.",
        tiers: [
          {
            name: "Sponsor utama",
            price: "Seluruh biaya acara",
            slot: "Eksklusif, 1 slot",
            left: 1,
            benefits: [
              "Nama Anda mendahului nama festival di spanduk gerbang dan semua kartu kelas",
              "Membunyikan peluit pembuka, lalu satu putaran kelas Sabtu pagi",
              "Dua belas kursi di perahu latih untuk karyawan Anda",
              "Laporan lengkap: siapa datang, apa yang diajarkan, berapa biaya tiap kursi",
            ],
          },
          {
            name: "Platinum",
            priceIdr: 50_000_000,
            slot: "2–3 slot",
            left: 1,
            benefits: [
              "Satu perahu latih memakai nama Anda selama dua hari",
              "Dua putaran kelas oleh orang-orang Anda, berpasangan dengan murid",
              "Nama di sampul buku kartu kelas",
            ],
          },
          {
            name: "Gold",
            priceIdr: 25_000_000,
            slot: "4–5 slot",
            left: 4,
            benefits: ["Satu ruang di gudang garam memakai nama Anda", "Satu putaran kelas", "Nama di peta dermaga"],
          },
          {
            name: "Silver",
            priceIdr: 10_000_000,
            slot: "Slot terbuka",
            benefits: ["Nama di tali jemuran sepanjang acara", "Ucapan terima kasih di panggung penutup"],
          },
        ],
        action: {
          label: "Ajukan diri sebagai sponsor",
          href: "mailto:demo@serambi.example?subject=Sponsor%20Belajar%20Bersama%20di%20Dermaga",
        },
        note: "Dijawab Bu Marlina dari komite bersama, paling lambat tiga hari kerja. Perjanjian ditandatangani sebelum 15 Januari.",
      },
    },
    {
      slot: "sites.contact.v1",
      props: {
        anchor: "tulis",
        title: "Punya kepandaian yang muat di tiga perempat jam?",
        text: "Tuliskan apa yang akan dilakukan orang, apa yang mereka bawa pulang, dan alat yang Anda perlukan. Panitia murid menjawab semua usulan, juga yang ditolak.",
        label: "Panitia bersama",
        email: "demo@serambi.example",
        action: { label: "Usulkan kelas", href: "mailto:demo@serambi.example?subject=Usulan%20kelas%20di%20dermaga" },
        note: "Usulan ditunggu sampai 22 Januari 2027.",
      },
    },
  ],
};
