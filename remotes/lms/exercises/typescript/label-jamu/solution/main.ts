import { readFileSync } from "node:fs";

type Jamu =
  | { bentuk: "cair"; nama: string; ml: number }
  | { bentuk: "serbuk"; nama: string; gram: number }
  | { bentuk: "pil"; nama: string; butir: number };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const label = (jamu: Jamu): string => {
  switch (jamu.bentuk) {
    case "cair":
      return `${capital(jamu.nama)}, botol ${jamu.ml} ml`;
    case "serbuk":
      return `${capital(jamu.nama)}, bungkus ${jamu.gram} g`;
    case "pil":
      return `${capital(jamu.nama)}, isi ${jamu.butir} butir`;
  }
};

const parse = (nama: string, bentuk: string, ukuran: number): Jamu | null => {
  if (bentuk === "cair") return { bentuk, nama, ml: ukuran };
  if (bentuk === "serbuk") return { bentuk, nama, gram: ukuran };
  if (bentuk === "pil") return { bentuk, nama, butir: ukuran };
  return null;
};

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line.trim() === "") continue;
  const [nama = "", bentuk = "", ukuran = ""] = line.split("|");
  const jamu = parse(nama, bentuk, Number(ukuran));
  console.log(jamu ? label(jamu) : `${nama}: bentuk tidak dikenal`);
}
