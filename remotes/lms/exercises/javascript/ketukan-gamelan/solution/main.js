const { readFileSync } = require("fs");

const n = Number(readFileSync(0, "utf8"));

const instrument = (beat) => {
  if (beat % 16 === 0) return "gong";
  if (beat % 8 === 0) return "kempul";
  if (beat % 4 === 0) return "kenong";
  if (beat % 2 === 0) return "kethuk";
  return "-";
};

let line = [];
for (let beat = 1; beat <= n; beat += 1) {
  line.push(instrument(beat));
  if (beat % 16 === 0 || beat === n) {
    console.log(line.join(" "));
    line = [];
  }
}
