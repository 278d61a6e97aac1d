import type { SeedPostFile } from "../types";
import { duaTitikAkses } from "./duaTitikAkses";
import { kursiRoda } from "./kursiRoda";
import { menghitungLulusan } from "./menghitungLulusan";
import { mengundangPraktisi } from "./mengundangPraktisi";
import { nomorAntrean } from "./nomorAntrean";

export const posts: SeedPostFile = {
  categories: {
    "untuk-sekolah": "Untuk sekolah",
    "dari-sekolah": "Dari sekolah",
    "di-balik-angka": "Di balik angka",
  },
  posts: [duaTitikAkses, nomorAntrean, mengundangPraktisi, menghitungLulusan, kursiRoda],
};
