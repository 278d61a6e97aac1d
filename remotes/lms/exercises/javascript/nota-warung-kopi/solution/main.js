const { readFileSync } = require("fs");

const lines = readFileSync(0, "utf8").split("\n").filter((line) => line.trim() !== "");

let total = 0;
for (const line of lines) {
  const [name, count, price] = line.split(";");
  const sum = Number(count) * Number(price);
  total += sum;
  console.log(`${name.trim()} x${Number(count)} = ${sum}`);
}
console.log(`Total: ${total}`);
