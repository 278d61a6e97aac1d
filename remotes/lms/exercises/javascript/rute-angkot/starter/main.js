const { readFileSync } = require("fs");

const [trip, ...rest] = readFileSync(0, "utf8").trim().split("\n");
const [from, to] = trip.trim().split(" ");
const lines = rest.map((line) => {
  const [code, places] = line.split(":");
  return { code, places: places.trim().split(" ") };
});

console.log("Tidak terhubung");
