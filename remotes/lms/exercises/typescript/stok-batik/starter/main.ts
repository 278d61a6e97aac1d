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
for (const { motif, jumlah } of kejadian) stok.set(motif, jumlah);

for (const [motif, jumlah] of stok) console.log(`${motif}: ${jumlah}`);
