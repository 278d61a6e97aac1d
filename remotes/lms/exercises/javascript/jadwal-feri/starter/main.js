const { readFileSync } = require("fs");

const [now, ...departures] = readFileSync(0, "utf8").trim().split("\n").map((line) => line.trim());

const toMinutes = (time) => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

console.log(departures[0]);
