/** The pictures of the seed's galleries, written by `seed/posts/makers/drawGallery.mjs`. */
export const drawn: Readonly<Record<string, Drawn>> = {
  "coding-school/kelopak-delapan-belas": {
    src: "/media/coding-school/gallery-kelopak-delapan-belas-d350e45b.webp",
    width: 1200,
    height: 1200,
    colour: "#887610",
  },
  "coding-school/awan-dari-for": {
    src: "/media/coding-school/gallery-awan-dari-for-d84ffc2f.webp",
    width: 1500,
    height: 1000,
    colour: "#d73164",
  },
  "coding-school/salah-tanda-bagus-hasilnya": {
    src: "/media/coding-school/gallery-salah-tanda-bagus-hasilnya-c4c31f68.webp",
    width: 1440,
    height: 1080,
    colour: "#453904",
  },
  "coding-school/lantai-pos-ronda": {
    src: "/media/coding-school/gallery-lantai-pos-ronda-1dbfe924.webp",
    width: 1200,
    height: 1200,
    colour: "#989390",
  },
  "coding-school/kolang-kaling-tanpa-gula": {
    src: "/media/coding-school/gallery-kolang-kaling-tanpa-gula-427c8b6f.webp",
    width: 1600,
    height: 900,
    colour: "#f5c7cb",
  },
  "coding-school/pagar-yang-tidak-selesai": {
    src: "/media/coding-school/gallery-pagar-yang-tidak-selesai-347a4e3d.webp",
    width: 1500,
    height: 1000,
    colour: "#ce566f",
  },
  "coding-school/kain-pameran-meter-pertama": {
    src: "/media/coding-school/gallery-kain-pameran-meter-pertama-449f1bd5.webp",
    width: 1600,
    height: 900,
    colour: "#423307",
  },
  "coding-school/kain-pameran-meter-keempat": {
    src: "/media/coding-school/gallery-kain-pameran-meter-keempat-377704f7.webp",
    width: 1600,
    height: 900,
    colour: "#897713",
  },
  "coding-school/peluit-dan-segitiga": {
    src: "/media/coding-school/gallery-peluit-dan-segitiga-798267b2.webp",
    width: 1500,
    height: 1000,
    colour: "#837012",
  },
  "coding-school/hujan-di-bogor-versi-dua": {
    src: "/media/coding-school/gallery-hujan-di-bogor-versi-dua-b0c7685d.webp",
    width: 1000,
    height: 1500,
    colour: "#cf205a",
  },
  "coding-school/layar-pinisi": {
    src: "/media/coding-school/gallery-layar-pinisi-250b175f.webp",
    width: 1080,
    height: 1440,
    colour: "#bba75f",
  },
  "coding-school/sandi-merpati-kunci-bulan-oktober": {
    src: "/media/coding-school/gallery-sandi-merpati-kunci-bulan-oktober-fedfe761.webp",
    width: 1200,
    height: 1200,
    colour: "#433a02",
  },
  "demo/kain-seragam-hari-kamis": {
    src: "/media/demo/gallery-kain-seragam-hari-kamis-d1b35a18.webp",
    width: 1500,
    height: 1000,
    colour: "#1d1e21",
  },
  "demo/ombak-di-bengkel": {
    src: "/media/demo/gallery-ombak-di-bengkel-4f99af8d.webp",
    width: 1600,
    height: 900,
    colour: "#2c768d",
  },
  "demo/potong-searah": {
    src: "/media/demo/gallery-potong-searah-b266468b.webp",
    width: 1440,
    height: 1080,
    colour: "#e6e6e7",
  },
  "demo/bintang-kelas-malam": {
    src: "/media/demo/gallery-bintang-kelas-malam-b491ef5b.webp",
    width: 1200,
    height: 1200,
    colour: "#282e30",
  },
  "demo/papan-kontur": {
    src: "/media/demo/gallery-papan-kontur-96a83602.webp",
    width: 1500,
    height: 1000,
    colour: "#676b6e",
  },
  "demo/simpul-tali-kelas-x": {
    src: "/media/demo/gallery-simpul-tali-kelas-x-6a418e26.webp",
    width: 1200,
    height: 1200,
    colour: "#e3e4e7",
  },
  "demo/taman-biji-bijian": {
    src: "/media/demo/gallery-taman-biji-bijian-43f1d953.webp",
    width: 1500,
    height: 1000,
    colour: "#dee0dd",
  },
  "demo/spanduk-pekan-literasi": {
    src: "/media/demo/gallery-spanduk-pekan-literasi-791c09c7.webp",
    width: 1600,
    height: 900,
    colour: "#2d3335",
  },
  "demo/lantai-dansa-wisuda": {
    src: "/media/demo/gallery-lantai-dansa-wisuda-a583272b.webp",
    width: 1200,
    height: 1200,
    colour: "#76787b",
  },
  "demo/bros-untuk-bu-marlina": {
    src: "/media/demo/gallery-bros-untuk-bu-marlina-b77b3c0c.webp",
    width: 1200,
    height: 1200,
    colour: "#1e2225",
  },
  "demo/sebelum-hujan-lapangan-voli": {
    src: "/media/demo/gallery-sebelum-hujan-lapangan-voli-7838b418.webp",
    width: 1000,
    height: 1500,
    colour: "#30758d",
  },
  "demo/pita-pembuka-pameran": {
    src: "/media/demo/gallery-pita-pembuka-pameran-1defbc9c.webp",
    width: 1440,
    height: 1080,
    colour: "#a5a2a3",
  },
  "media/empat-biji-kolang-kaling": {
    src: "/media/media/gallery-empat-biji-kolang-kaling-6e5cbaa6.webp",
    width: 1500,
    height: 1000,
    colour: "#c53019",
  },
  "media/sampul-edisi-pertama-awan": {
    src: "/media/media/gallery-sampul-edisi-pertama-awan-8e029266.webp",
    width: 1080,
    height: 1440,
    colour: "#4a3043",
  },
  "media/barisan-huruf-s": {
    src: "/media/media/gallery-barisan-huruf-s-e795d584.webp",
    width: 1600,
    height: 900,
    colour: "#6d0b02",
  },
  "media/bintang-di-malam-tanpa-listrik": {
    src: "/media/media/gallery-bintang-di-malam-tanpa-listrik-9b08852d.webp",
    width: 1200,
    height: 1200,
    colour: "#64110c",
  },
  "media/taplak-meja-redaksi": {
    src: "/media/media/gallery-taplak-meja-redaksi-1fead255.webp",
    width: 1500,
    height: 1000,
    colour: "#f0dcda",
  },
  "media/peta-yang-tidak-punya-utara": {
    src: "/media/media/gallery-peta-yang-tidak-punya-utara-2d6c0341.webp",
    width: 1440,
    height: 1080,
    colour: "#f3d6d3",
  },
  "media/gigi-di-ujung-kain": {
    src: "/media/media/gallery-gigi-di-ujung-kain-52c2d5b8.webp",
    width: 1600,
    height: 900,
    colour: "#c32e18",
  },
  "media/hitam-putih-dan-di-antaranya": {
    src: "/media/media/gallery-hitam-putih-dan-di-antaranya-e8b665a0.webp",
    width: 1200,
    height: 1200,
    colour: "#aaa4a5",
  },
  "media/hujan-dari-kiri": {
    src: "/media/media/gallery-hujan-dari-kiri-5a779f16.webp",
    width: 1000,
    height: 1500,
    colour: "#315078",
  },
  "media/pagar-rumah-peranakan": {
    src: "/media/media/gallery-pagar-rumah-peranakan-2331c780.webp",
    width: 1500,
    height: 1000,
    colour: "#6d0d06",
  },
  "media/satu-awan-saja": {
    src: "/media/media/gallery-satu-awan-saja-94854eea.webp",
    width: 1200,
    height: 1200,
    colour: "#c93822",
  },
  "media/kain-untuk-kei-besar": {
    src: "/media/media/gallery-kain-untuk-kei-besar-dbb524ae.webp",
    width: 1440,
    height: 1080,
    colour: "#8b8c9c",
  },
  "media/biji-dan-tiang": {
    src: "/media/media/gallery-biji-dan-tiang-484151f7.webp",
    width: 1000,
    height: 1500,
    colour: "#f0dcdc",
  },
  "media/mata-angin": {
    src: "/media/media/gallery-mata-angin-0a4a9478.webp",
    width: 1200,
    height: 1200,
    colour: "#651a1b",
  },
  "media/meja-jahit-ibu-tumini": {
    src: "/media/media/gallery-meja-jahit-ibu-tumini-db4e4812.webp",
    width: 1500,
    height: 1000,
    colour: "#df958a",
  },
  "media/pipa-dipotong-miring": {
    src: "/media/media/gallery-pipa-dipotong-miring-44f27507.webp",
    width: 1080,
    height: 1440,
    colour: "#93463e",
  },
};

interface Drawn {
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it is mostly coloured. */
  readonly colour: string;
}
