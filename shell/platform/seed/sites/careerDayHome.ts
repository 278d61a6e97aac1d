import type { SeedSite } from "../types";
import { careerDayHalls } from "./careerDayHalls";

/** A floor plan whose tables light up by trade, hours to come, openings with their pay, promises, and a ticket. */
export const careerDayHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-plan.v1",
      props: {
        anchor: "denah",
        title: "Satu hari, 68 meja.\nDatanglah dengan rute.",
        facts: [
          {
            label: "Hari",
            text: "Sabtu, 20 Februari 2027",
          },
          {
            label: "Tempat",
            text: "GOR Karangjati, dua aula",
          },
          {
            label: "Biaya",
            text: "Tidak ada, untuk siapa pun",
          },
        ],
        plan: "Denah bursa",
        choose: "Saya bisa",
        trades: [
          {
            label: "Mesin dan otomotif",
            tables: "18 meja",
            openings: "129 lowongan",
            duration: "± 1 jam 35 menit bila berhenti lima menit di tiap meja",
          },
          {
            label: "Listrik dan elektronika",
            tables: "16 meja",
            openings: "113 lowongan",
            duration: "± 1 jam 25 menit bila berhenti lima menit di tiap meja",
          },
          {
            label: "Perangkat lunak",
            tables: "10 meja",
            openings: "70 lowongan",
            duration: "± 55 menit bila berhenti lima menit di tiap meja",
          },
          {
            label: "Akuntansi dan kantor",
            tables: "15 meja",
            openings: "105 lowongan",
            duration: "± 1 jam 20 menit bila berhenti lima menit di tiap meja",
          },
          {
            label: "Boga dan perhotelan",
            tables: "10 meja",
            openings: "70 lowongan",
            duration: "± 55 menit bila berhenti lima menit di tiap meja",
          },
          {
            label: "Kesehatan",
            tables: "3 meja",
            openings: "24 lowongan",
            duration: "± 15 menit bila berhenti lima menit di tiap meja",
          },
        ],
        halls: careerDayHalls,
        yard: {
          title: "Pendopo",
          places: ["Klinik CV", "Foto kerja, gratis", "Musala", "Ruang menyusui", "Air minum"],
          entrance: "Masuk, pintu Selatan",
        },
        leadsTo: "lowongan",
        more: {
          label: "Lihat lowongannya",
          href: "#lowongan",
        },
      },
    },
    {
      slot: "sites.entry-hours.v1",
      props: {
        anchor: "jam",
        title: "Pilih jam masuk",
        columns: {
          time: "Pintu dibuka",
          who: "Untuk",
          filled: "Terisi",
          left: "Sisa",
        },
        hours: [
          {
            time: "08.00",
            who: "Rute mesin dan listrik lebih lengang",
            filled: 100,
            left: "Penuh",
          },
          {
            time: "09.00",
            who: "Siapa saja",
            filled: 98,
            left: "12 tempat",
            href: "#tiket",
          },
          {
            time: "10.00",
            who: "Siapa saja",
            filled: 90,
            left: "59 tempat",
            href: "#tiket",
          },
          {
            time: "11.00",
            who: "Rombongan sekolah, dengan guru",
            filled: 100,
            left: "Penuh",
          },
          {
            time: "12.30",
            who: "Pencari kerja berkebutuhan khusus, pendamping gratis",
            filled: 40,
            left: "144 tempat",
            href: "#tiket",
          },
          {
            time: "13.30",
            who: "Siapa saja",
            filled: 52,
            left: "290 tempat",
            href: "#tiket",
          },
          {
            time: "14.30",
            who: "Wawancara lanjutan, dengan undangan meja",
            filled: 14,
            left: "259 tempat",
            href: "#tiket",
          },
        ],
        note: "Antrean dihitung per jam, supaya tidak ada yang berdiri dua jam demi lima menit bicara. Datang terlambat tidak apa-apa: masuk di jam berikutnya yang masih ada tempat.",
      },
    },
    {
      slot: "sites.vacancies.v1",
      props: {
        anchor: "lowongan",
        title: "690 lowongan, gajinya tertulis",
        text: "Sembilan meja dari 68. Angka di kolom terakhir adalah gaji pokok sebulan, tanpa lembur.",
        openings: [
          {
            number: "A3",
            name: "Logam Karya Tirta",
            work: "Juru las, operator bubut, penjaga mutu",
            places: "14 orang",
            pay: "Rp 4,1–5,6 jt",
          },
          {
            number: "A7",
            name: "Bengkel Arjuna",
            work: "Mekanik motor listrik, kepala regu",
            places: "8 orang",
            pay: "Rp 3,9–6,0 jt",
          },
          {
            number: "A13",
            name: "Galangan Muara",
            work: "Perakit lambung, juru gambar kapal",
            places: "22 orang",
            pay: "Rp 4,4–6,8 jt",
          },
          {
            number: "A24",
            name: "Surya Panel Nusa",
            work: "Pemasang panel atap, pengawas lapangan",
            places: "18 orang",
            pay: "Rp 4,2–5,9 jt",
          },
          {
            number: "B2",
            name: "Koperasi Rukun",
            work: "Juru buku, petugas simpan pinjam",
            places: "6 orang",
            pay: "Rp 3,8–4,6 jt",
          },
          {
            number: "B9",
            name: "Kode Teduh",
            work: "Penguji perangkat lunak, perawat server",
            places: "9 orang",
            pay: "Rp 5,0–8,5 jt",
          },
          {
            number: "B14",
            name: "Hotel Pandan",
            work: "Juru masak, penata kamar, penerima tamu",
            places: "26 orang",
            pay: "Rp 3,7–5,2 jt",
          },
          {
            number: "B22",
            name: "RS Bakti Warga",
            work: "Asisten perawat, petugas rekam medis",
            places: "12 orang",
            pay: "Rp 3,9–4,9 jt",
          },
          {
            number: "B27",
            name: "Rantai Dingin",
            work: "Sopir bersertifikat, penata gudang beku",
            places: "31 orang",
            pay: "Rp 4,3–5,5 jt",
          },
        ],
      },
    },
    {
      slot: "careers.open.v1",
      props: {
        anchor: "lamar",
        title: "Belum perlu menunggu Sabtu",
        intro:
          "Empat perusahaan menerima lamaran dari sekarang. Yang diundang bertemu di mejanya sendiri, tanpa antre.",
        limit: 6,
      },
    },
    {
      slot: "sites.signed-promises.v1",
      props: {
        anchor: "aturan",
        title: "Empat janji yang ditandatangani setiap perusahaan sebelum mendapat meja",
        promises: [
          {
            title: "Gaji ditulis.",
            text: "Tidak tertulis, tidak dapat meja. Tahun lalu sebelas perusahaan kami tolak.",
          },
          {
            title: "Lowongannya sungguhan.",
            text: "Kursi yang kosong hari itu, bukan tumpukan CV untuk kapan-kapan.",
          },
          {
            title: "Tidak memungut.",
            text: "Uang seragam, pelatihan, atau jaminan ijazah membuat meja ditutup di tempat.",
          },
          {
            title: "Menjawab dalam tujuh hari.",
            text: "Ya atau tidak, lewat pesan. Kami yang menagih kalau lupa.",
          },
        ],
        note: "Perusahaan membayar meja Rp 1.500.000. Usaha di bawah sepuluh orang tidak membayar.",
        link: {
          label: "Pesan meja, tersisa 6",
          href: "/Message/meja",
        },
      },
    },
    {
      slot: "sites.ticket.v1",
      props: {
        anchor: "tiket",
        title: "Tiket Anda",
        day: "20\nFeb",
        place: "Sabtu\nGOR Karangjati\npintu Selatan",
        lists: [
          {
            title: "Bawa ini",
            items: [
              "Lima lembar CV, satu halaman",
              "Satu bukti kerja: foto, akun, atau bendanya",
              "KTP atau kartu pelajar",
            ],
          },
          {
            title: "Tinggalkan ini",
            items: ["Map merah isi ijazah asli", "Uang, selain untuk makan siang"],
          },
        ],
      },
      inside: { slot: "community.message.v1", props: { topic: "tiket", look: "bare" } },
    },
  ],
};
