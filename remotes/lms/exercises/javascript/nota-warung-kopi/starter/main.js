const { readFileSync } = require("fs");

const lines = readFileSync(0, "utf8").split("\n").filter((line) => line.trim() !== "");

let total = 0;
for (const line of lines) {
  console.log(line);
}
console.log(`Total: ${total}`);
