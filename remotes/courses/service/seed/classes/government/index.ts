import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { analisisDataPerencana } from "./analisisDataPerencana";
import { keuanganDaerah } from "./keuanganDaerah";
import { literasiDigitalDesa } from "./literasiDigitalDesa";
import { pelayananInklusif } from "./pelayananInklusif";
import { pengadaanTingkatDasar } from "./pengadaanTingkatDasar";

/** Trainings for civil servants: the five that the home page lists under training and certification. */
export const classes: SeedClassFile = assembleClasses(
  "government",
  [
    {
      id: "government-keuangan",
      slug: "keuangan-dan-pengadaan",
      name: "Keuangan dan pengadaan",
      summary: "Anggaran, penatausahaan, pelaporan, serta pengadaan barang dan jasa pemerintah.",
    },
    {
      id: "government-layanan",
      slug: "layanan-dan-data",
      name: "Layanan dan data",
      summary: "Pelayanan kepada warga, kecakapan digital aparatur, dan perencanaan berbasis data.",
    },
  ],
  [literasiDigitalDesa, keuanganDaerah, analisisDataPerencana, pengadaanTingkatDasar, pelayananInklusif],
);
