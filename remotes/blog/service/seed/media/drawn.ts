/** The pictures of the seed's galleries, written by `seed/posts/makers/drawGallery.mjs`. */
export const drawn: Readonly<Record<string, Drawn>> = {
  "coding-school/kelopak-delapan-belas": {
    src: "/media/coding-school/gallery-kelopak-delapan-belas-887698ad.webp",
    width: 1200,
    height: 1200,
    colour: "#deb31b",
  },
  "coding-school/awan-dari-for": {
    src: "/media/coding-school/gallery-awan-dari-for-b9a725c2.webp",
    width: 1500,
    height: 1000,
    colour: "#d73164",
  },
  "coding-school/salah-tanda-bagus-hasilnya": {
    src: "/media/coding-school/gallery-salah-tanda-bagus-hasilnya-cf484cfc.webp",
    width: 1440,
    height: 1080,
    colour: "#865413",
  },
  "coding-school/lantai-pos-ronda": {
    src: "/media/coding-school/gallery-lantai-pos-ronda-8fb4c909.webp",
    width: 1200,
    height: 1200,
    colour: "#8b8683",
  },
  "coding-school/kolang-kaling-tanpa-gula": {
    src: "/media/coding-school/gallery-kolang-kaling-tanpa-gula-82a9aed7.webp",
    width: 1600,
    height: 900,
    colour: "#f5c7cb",
  },
  "coding-school/pagar-yang-tidak-selesai": {
    src: "/media/coding-school/gallery-pagar-yang-tidak-selesai-389279a6.webp",
    width: 1500,
    height: 1000,
    colour: "#ce566f",
  },
  "coding-school/kain-pameran-meter-pertama": {
    src: "/media/coding-school/gallery-kain-pameran-meter-pertama-2d111f3f.webp",
    width: 1600,
    height: 900,
    colour: "#854d0e",
  },
  "coding-school/kain-pameran-meter-keempat": {
    src: "/media/coding-school/gallery-kain-pameran-meter-keempat-b48c6814.webp",
    width: 1600,
    height: 900,
    colour: "#deb317",
  },
  "coding-school/peluit-dan-segitiga": {
    src: "/media/coding-school/gallery-peluit-dan-segitiga-d72ae57f.webp",
    width: 1500,
    height: 1000,
    colour: "#e6bd11",
  },
  "coding-school/hujan-di-bogor-versi-dua": {
    src: "/media/coding-school/gallery-hujan-di-bogor-versi-dua-de040aa8.webp",
    width: 1000,
    height: 1500,
    colour: "#cf205a",
  },
  "coding-school/layar-pinisi": {
    src: "/media/coding-school/gallery-layar-pinisi-9c9f3d72.webp",
    width: 1080,
    height: 1440,
    colour: "#c5966d",
  },
  "coding-school/sandi-merpati-kunci-bulan-oktober": {
    src: "/media/coding-school/gallery-sandi-merpati-kunci-bulan-oktober-9b7c1039.webp",
    width: 1200,
    height: 1200,
    colour: "#875517",
  },
  "demo/kain-seragam-hari-kamis": {
    src: "/media/demo/gallery-kain-seragam-hari-kamis-4f097773.webp",
    width: 1500,
    height: 1000,
    colour: "#1d1e21",
  },
  "demo/ombak-di-bengkel": {
    src: "/media/demo/gallery-ombak-di-bengkel-ca336905.webp",
    width: 1600,
    height: 900,
    colour: "#2c758d",
  },
  "demo/potong-searah": {
    src: "/media/demo/gallery-potong-searah-16a5332c.webp",
    width: 1440,
    height: 1080,
    colour: "#e6e6e7",
  },
  "demo/bintang-kelas-malam": {
    src: "/media/demo/gallery-bintang-kelas-malam-411fe127.webp",
    width: 1200,
    height: 1200,
    colour: "#282e31",
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
    src: "/media/demo/gallery-spanduk-pekan-literasi-bd59cedf.webp",
    width: 1600,
    height: 900,
    colour: "#2d3435",
  },
  "demo/lantai-dansa-wisuda": {
    src: "/media/demo/gallery-lantai-dansa-wisuda-8f542228.webp",
    width: 1200,
    height: 1200,
    colour: "#848688",
  },
  "demo/bros-untuk-bu-marlina": {
    src: "/media/demo/gallery-bros-untuk-bu-marlina-b77b3c0c.webp",
    width: 1200,
    height: 1200,
    colour: "#1e2225",
  },
  "demo/sebelum-hujan-lapangan-voli": {
    src: "/media/demo/gallery-sebelum-hujan-lapangan-voli-5ccecc96.webp",
    width: 1000,
    height: 1500,
    colour: "#30758d",
  },
  "demo/pita-pembuka-pameran": {
    src: "/media/demo/gallery-pita-pembuka-pameran-b55d8dca.webp",
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
    src: "/media/media/gallery-sampul-edisi-pertama-awan-238ffd53.webp",
    width: 1080,
    height: 1440,
    colour: "#493042",
  },
  "media/barisan-huruf-s": {
    src: "/media/media/gallery-barisan-huruf-s-c0a3eb5d.webp",
    width: 1600,
    height: 900,
    colour: "#6c0f04",
  },
  "media/bintang-di-malam-tanpa-listrik": {
    src: "/media/media/gallery-bintang-di-malam-tanpa-listrik-6fbfbe45.webp",
    width: 1200,
    height: 1200,
    colour: "#60140c",
  },
  "media/taplak-meja-redaksi": {
    src: "/media/media/gallery-taplak-meja-redaksi-6d1508da.webp",
    width: 1500,
    height: 1000,
    colour: "#efdddb",
  },
  "media/peta-yang-tidak-punya-utara": {
    src: "/media/media/gallery-peta-yang-tidak-punya-utara-2c15db50.webp",
    width: 1440,
    height: 1080,
    colour: "#f2d6d4",
  },
  "media/gigi-di-ujung-kain": {
    src: "/media/media/gallery-gigi-di-ujung-kain-52c2d5b8.webp",
    width: 1600,
    height: 900,
    colour: "#c32e18",
  },
  "media/hitam-putih-dan-di-antaranya": {
    src: "/media/media/gallery-hitam-putih-dan-di-antaranya-498340ab.webp",
    width: 1200,
    height: 1200,
    colour: "#9f999a",
  },
  "media/hujan-dari-kiri": {
    src: "/media/media/gallery-hujan-dari-kiri-d64ad102.webp",
    width: 1000,
    height: 1500,
    colour: "#315078",
  },
  "media/pagar-rumah-peranakan": {
    src: "/media/media/gallery-pagar-rumah-peranakan-193d55a6.webp",
    width: 1500,
    height: 1000,
    colour: "#6c1107",
  },
  "media/satu-awan-saja": {
    src: "/media/media/gallery-satu-awan-saja-a27de29f.webp",
    width: 1200,
    height: 1200,
    colour: "#c93822",
  },
  "media/kain-untuk-kei-besar": {
    src: "/media/media/gallery-kain-untuk-kei-besar-c680d171.webp",
    width: 1440,
    height: 1080,
    colour: "#8b8d9d",
  },
  "media/biji-dan-tiang": {
    src: "/media/media/gallery-biji-dan-tiang-7f59072a.webp",
    width: 1000,
    height: 1500,
    colour: "#f0dddc",
  },
  "media/mata-angin": {
    src: "/media/media/gallery-mata-angin-cf5c82d7.webp",
    width: 1200,
    height: 1200,
    colour: "#631d1b",
  },
  "media/meja-jahit-ibu-tumini": {
    src: "/media/media/gallery-meja-jahit-ibu-tumini-2e4b2426.webp",
    width: 1500,
    height: 1000,
    colour: "#88190c",
  },
  "media/pipa-dipotong-miring": {
    src: "/media/media/gallery-pipa-dipotong-miring-0c3fa25e.webp",
    width: 1080,
    height: 1440,
    colour: "#91483e",
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
