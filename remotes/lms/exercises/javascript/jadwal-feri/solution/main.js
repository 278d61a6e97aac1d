const { readFileSync } = require("fs");

const [now, ...departures] = readFileSync(0, "utf8").trim().split("\n").map((line) => line.trim());

const toMinutes = (time) => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const DAY = 24 * 60;
const sorted = [...departures].sort((a, b) => toMinutes(a) - toMinutes(b));
const next = sorted.find((time) => toMinutes(time) >= toMinutes(now));
if (next !== undefined) {
  console.log(`${next}, tunggu ${toMinutes(next) - toMinutes(now)} menit`);
} else {
  const [first] = sorted;
  console.log(`${first} besok, tunggu ${toMinutes(first) + DAY - toMinutes(now)} menit`);
}
