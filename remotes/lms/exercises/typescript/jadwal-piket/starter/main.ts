import { readFileSync } from "node:fs";

const names = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const [first = "", ...days] = readFileSync(0, "utf8").trim().split("\n");
const pupils = names(first);
const turns = new Map(pupils.map((name) => [name, 0]));

for (const line of days) {
  const [day = ""] = line.split(":");
  console.log(`${day}: ${pupils[0] ?? "kosong"}`);
}
console.log([...turns].map(([name, count]) => `${name} ${count}`).join(", "));
