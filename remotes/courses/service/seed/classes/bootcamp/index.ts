import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { angkatanEmpatBelas } from "./angkatanEmpatBelas";
import { angkatanLimaBelas } from "./angkatanLimaBelas";
import { kamisSesudahLulus } from "./kamisSesudahLulus";
import { kelasMalamEnam } from "./kelasMalamEnam";
import { pemanasanDesember } from "./pemanasanDesember";

/** Cohorts of the bootcamp by day and by night; their syllabi list guided sessions, not the hours of coding between. */
export const classes: SeedClassFile = assembleClasses(
  "bootcamp",
  [
    {
      id: "bootcamp-siang",
      slug: "siang-penuh-waktu",
      name: "Siang, penuh waktu",
      summary: "Dua belas minggu tatap muka di Bandung, didahului dua minggu percobaan bagi yang masih menimbang.",
    },
    {
      id: "bootcamp-malam",
      slug: "malam-paruh-waktu",
      name: "Malam, paruh waktu",
      summary: "Untuk yang tetap bekerja: kelas dua puluh empat minggu dan pertemuan Kamis bagi lulusan.",
    },
  ],
  [angkatanLimaBelas, pemanasanDesember, kelasMalamEnam, kamisSesudahLulus, angkatanEmpatBelas],
);
