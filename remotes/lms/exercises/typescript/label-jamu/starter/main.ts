import { readFileSync } from "node:fs";

type Jamu =
  | { bentuk: "cair"; nama: string; ml: number }
  | { bentuk: "serbuk"; nama: string; gram: number }
  | { bentuk: "pil"; nama: string; butir: number };

const label = (jamu: Jamu): string => {
  switch (jamu.bentuk) {
    case "cair":
      return `${jamu.nama}, botol ${jamu.ml} ml`;
    default:
      return jamu.nama;
  }
};

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line.trim() === "") continue;
  const [nama = "", _bentuk = "", ukuran = ""] = line.split("|");
  console.log(label({ bentuk: "cair", nama, ml: Number(ukuran) }));
}
