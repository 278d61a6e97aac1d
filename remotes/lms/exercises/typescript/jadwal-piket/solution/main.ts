import { readFileSync } from "node:fs";

const names = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const [first = "", ...days] = readFileSync(0, "utf8").trim().split("\n");
const pupils = names(first);
const turns = new Map(pupils.map((name) => [name, 0]));

let yesterday = "";
for (const line of days) {
  const [day = "", away = ""] = line.split(":");
  const isAway = new Set(names(away));
  const there = pupils.filter((name) => !isAway.has(name));
  const cost = (name: string): number => (turns.get(name) ?? 0) * 2 + (name === yesterday ? 1 : 0);
  let chosen: string | null = null;
  for (const name of there) if (chosen === null || cost(name) < cost(chosen)) chosen = name;
  if (chosen !== null) turns.set(chosen, (turns.get(chosen) ?? 0) + 1);
  console.log(`${day}: ${chosen ?? "kosong"}`);
  yesterday = chosen ?? "";
}
console.log([...turns].map(([name, count]) => `${name} ${count}`).join(", "));
