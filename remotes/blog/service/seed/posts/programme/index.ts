import type { SeedPostFile } from "../types";
import { modulPinjaman } from "./modulPinjaman";
import { pecahanDiPasar } from "./pecahanDiPasar";
import { perahuSekolah } from "./perahuSekolah";
import { tigaMingguDiTakengon } from "./tigaMingguDiTakengon";

export const posts: SeedPostFile = {
  categories: {
    "surat-dari-simpul": "Surat dari simpul",
    "menulis-modul": "Menulis modul",
  },
  posts: [perahuSekolah, modulPinjaman, pecahanDiPasar, tigaMingguDiTakengon],
};
