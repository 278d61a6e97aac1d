const { readFileSync } = require("fs");

const loans = readFileSync(0, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [name, title, days] = line.split(";");
    return { name, title, days: Number(days) };
  });

const fineOf = (days) => Math.min(days, 7) * 500 + Math.max(days - 7, 0) * 1000;

const fines = new Map();
for (const { name, days } of loans) fines.set(name, (fines.get(name) ?? 0) + fineOf(days));

const owed = [...fines].filter(([, fine]) => fine > 0);
owed.sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1));

if (owed.length === 0) console.log("Tidak ada denda");
for (const [name, fine] of owed) console.log(`${name}: ${fine}`);
