const { readFileSync } = require("fs");

const n = Number(readFileSync(0, "utf8"));

const beats = [];
for (let beat = 1; beat <= n; beat += 1) {
  beats.push("-");
}
console.log(beats.join(" "));
