import { readFileSync } from "node:fs";

type Hasil = { ok: true; rupiah: number } | { ok: false; masalah: string };

const hitung = (awal: number, akhir: number): Hasil => {
  return { ok: true, rupiah: (akhir - awal) * 3000 };
};

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line.trim() === "") continue;
  const [nama = "", awal = "", akhir = ""] = line.split(";");
  const hasil = hitung(Number(awal), Number(akhir));
  console.log(hasil.ok ? `${nama}: Rp${hasil.rupiah}` : `${nama}: ${hasil.masalah}`);
}
