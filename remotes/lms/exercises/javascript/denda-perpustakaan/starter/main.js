const { readFileSync } = require("fs");

const loans = readFileSync(0, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [name, title, days] = line.split(";");
    return { name, title, days: Number(days) };
  });

const fineOf = (days) => days * 500;

for (const { name, days } of loans) console.log(`${name}: ${fineOf(days)}`);
