import { readFileSync } from "node:fs";

type Hasil = { ok: true; rupiah: number } | { ok: false; masalah: string };

const TINGKAT = [
  { sampai: 10, harga: 3000 },
  { sampai: 20, harga: 4500 },
  { sampai: Infinity, harga: 6000 },
];
const BIAYA_TETAP = 5000;

const hitung = (awal: number, akhir: number): Hasil => {
  if (!Number.isInteger(awal) || !Number.isInteger(akhir)) return { ok: false, masalah: "meter tidak terbaca" };
  if (akhir < awal) return { ok: false, masalah: "meter mundur" };
  const pakai = akhir - awal;
  let rupiah = BIAYA_TETAP;
  let dari = 0;
  for (const { sampai, harga } of TINGKAT) {
    rupiah += Math.max(0, Math.min(pakai, sampai) - dari) * harga;
    dari = sampai;
  }
  return { ok: true, rupiah };
};

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line.trim() === "") continue;
  const [nama = "", awal = "", akhir = ""] = line.split(";");
  const hasil = hitung(awal.trim() === "" ? NaN : Number(awal), akhir.trim() === "" ? NaN : Number(akhir));
  console.log(hasil.ok ? `${nama}: Rp${hasil.rupiah}` : `${nama}: ${hasil.masalah}`);
}
