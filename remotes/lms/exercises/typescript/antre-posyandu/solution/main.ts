import { readFileSync } from "node:fs";

const KELOMPOK = ["bayi", "ibu hamil", "lansia", "umum"] as const;
type Kelompok = (typeof KELOMPOK)[number];

interface Tamu {
  nama: string;
  kelompok: Kelompok;
}

const toKelompok = (text: string): Kelompok => KELOMPOK.find((known) => known === text) ?? "umum";

const tamu: Tamu[] = readFileSync(0, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [nama = "", kelompok = ""] = line.split(",");
    return { nama: nama.trim(), kelompok: toKelompok(kelompok.trim()) };
  });

tamu.sort((a, b) => KELOMPOK.indexOf(a.kelompok) - KELOMPOK.indexOf(b.kelompok));
tamu.forEach(({ nama, kelompok }, index) => console.log(`${index + 1}. ${nama} (${kelompok})`));
