import type { SeedPostFile } from "../types";
import { bukuNilai } from "./bukuNilai";
import { kunjunganKamarMesin } from "./events/kunjunganKamarMesin";
import { pameranTigaSekolah as pameranTigaSekolahEvent } from "./events/pameranTigaSekolah";
import { pelatihanBukuNilai } from "./events/pelatihanBukuNilai";
import { pentasAkhirTahun } from "./events/pentasAkhirTahun";
import { rapatOrangTua } from "./events/rapatOrangTua";
import { gallery } from "./gallery";
import { memindahkanRapor } from "./memindahkanRapor";
import { pameranTigaSekolah } from "./pameranTigaSekolah";
import { pekanTanpaTugas } from "./pekanTanpaTugas";
import { mesinKapal } from "./podcast/mesinKapal";
import { piketPagi } from "./podcast/piketPagi";
import { ujianCelana } from "./ujianCelana";

export const posts: SeedPostFile = {
  categories: {
    kabar: "Kabar sekolah",
    "cara-pakai": "Cara pakai",
    "suara-sekolah": "Suara sekolah",
    gagasan: "Gagasan",
    acara: "Acara",
  },
  posts: [pekanTanpaTugas, pameranTigaSekolah, memindahkanRapor, bukuNilai, ujianCelana],
  episodes: [piketPagi, mesinKapal],
  events: [pentasAkhirTahun, kunjunganKamarMesin, rapatOrangTua, pameranTigaSekolahEvent, pelatihanBukuNilai],
  gallery,
};
