import { commonMessages } from "./common.id";

/** Texts of lists of what there is to read. */
export const listsMessages = {
  "list.description": (section: string, site: string) => `${section} ${site}: tulisan terbaru lebih dulu.`,
  "list.categoryDescription": (category: string, section: string, site: string) =>
    `${category}: semua tulisan dalam rubrik ini di ${section} ${site}, yang terbaru lebih dulu.`,
  "list.inCategory": (category: string, section: string) => `${category}, ${section}`,
  "list.follow": "Ikuti lewat RSS",

  "list.categories": "Rubrik",
  "list.all": "Semua",
  "list.pieces": (count: number) => `${count} tulisan`,
  "list.search": (section: string) => `Cari di ${section}`,
  "list.searchHint": "Judul, penulis, kata",
  "list.searchSubmit": "Cari",
  "list.clearSearch": "hapus pencarian",
  "list.found": (count: string, _number: number) => `${count} tulisan`,
  "list.foundFor": (found: string, search: string) => `${found} untuk “${search}”`,

  "list.empty": "Belum ada tulisan di sini",
  "list.emptyHelp": "Tulisan pertama tampil di halaman ini begitu terbit.",
  "list.nothingFound": (search: string) => `Tidak ada tulisan dengan “${search}”`,
  "list.nothingFoundHelp": "Coba kata lain, atau kata yang lebih pendek.",
  "list.seeAll": "Lihat semua tulisan",
  "list.noCategory": "Rubrik itu tidak ada di sini",
  "list.emptyCategory": (category: string) => `Belum ada tulisan dalam ${category}`,
  "list.noCategoryHelp": "Mungkin alamatnya lama, atau namanya sudah diganti.",
  "list.allOf": (section: string) => `Semua ${section}`,
  "list.failed": "Daftar tulisan tidak sampai",

  "latest.empty": "Belum ada tulisan yang terbit.",
  "latest.all": "Semua tulisan",
};

export const messages = { ...commonMessages, ...listsMessages };
