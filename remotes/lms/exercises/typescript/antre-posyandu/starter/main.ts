import { readFileSync } from "node:fs";

const KELOMPOK = ["bayi", "ibu hamil", "lansia", "umum"] as const;
type Kelompok = (typeof KELOMPOK)[number];

interface Tamu {
  nama: string;
  kelompok: Kelompok;
}

const tamu: Tamu[] = readFileSync(0, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [nama = "", _kelompok = ""] = line.split(",");
    return { nama: nama.trim(), kelompok: "umum" };
  });

tamu.forEach(({ nama, kelompok }, index) => console.log(`${index + 1}. ${nama} (${kelompok})`));
