import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { kudaKudaDiDepanMesin } from "./kudaKudaDiDepanMesin";
import { napasMistarBaut } from "./napasMistarBaut";
import { pagarDuaBelasMeter } from "./pagarDuaBelasMeter";
import { perempuanSabtuPagi } from "./perempuanSabtuPagi";
import { satuRumahLolosUji } from "./satuRumahLolosUji";
import { seratusJamDiBengkelOrang } from "./seratusJamDiBengkelOrang";
import { silatDasarSelasa } from "./silatDasarSelasa";
import { tandingSabtu } from "./tandingSabtu";

/** Classes of the trade school with pencak silat; the codes of its open classes are those on its home page. */
export const classes: SeedClassFile = assembleClasses(
  "pesilat",
  [
    {
      id: "pesilat-bengkel",
      slug: "pagi-di-bengkel",
      name: "Pagi di bengkel",
      summary: "Pekerjaan tangan dari sabuk putih sampai merah: mengukur, mengelas, memasang listrik, dan magang.",
    },
    {
      id: "pesilat-gelanggang",
      slug: "sore-di-gelanggang",
      name: "Sore di gelanggang",
      summary: "Silat sebagai disiplin bagi anak vokasi, termasuk belajar melatih orang yang lebih baru.",
    },
    {
      id: "pesilat-terbuka",
      slug: "silat-terbuka",
      name: "Silat terbuka",
      summary: "Latihan mingguan di Padepokan Wringin untuk warga sekitar, di luar program dua belas bulan.",
    },
  ],
  [
    napasMistarBaut,
    silatDasarSelasa,
    perempuanSabtuPagi,
    seratusJamDiBengkelOrang,
    tandingSabtu,
    pagarDuaBelasMeter,
    kudaKudaDiDepanMesin,
    satuRumahLolosUji,
  ],
);
