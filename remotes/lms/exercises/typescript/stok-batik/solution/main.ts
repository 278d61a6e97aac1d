import { readFileSync } from "node:fs";

interface Kejadian {
  arah: "masuk" | "keluar";
  motif: string;
  jumlah: number;
}

const kejadian: Kejadian[] = readFileSync(0, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [arah, motif = "", jumlah = "0"] = line.trim().split(" ");
    return { arah: arah === "masuk" ? "masuk" : "keluar", motif, jumlah: Number(jumlah) };
  });

const stok = new Map<string, number>();
for (const { arah, motif, jumlah } of kejadian) {
  const ada = stok.get(motif) ?? 0;
  if (arah === "masuk") stok.set(motif, ada + jumlah);
  else if (jumlah > ada) console.log(`Kurang: ${motif} tinggal ${ada}`);
  else stok.set(motif, ada - jumlah);
}

for (const motif of [...stok.keys()].sort()) console.log(`${motif}: ${stok.get(motif) ?? 0}`);
