const { readFileSync } = require("fs");

const [trip, ...rest] = readFileSync(0, "utf8").trim().split("\n");
const [from, to] = trip.trim().split(" ");
const lines = rest.map((line) => {
  const [code, places] = line.split(":");
  return { code, places: places.trim().split(" ") };
});

/** Jalan terpendek: kendaraan demi kendaraan, jurusan menurut urutan masukan. */
const findWay = () => {
  const taken = new Set();
  let ways = lines.filter(({ places }) => places.includes(from)).map((line) => [line]);
  for (const [line] of ways) taken.add(line);
  while (ways.length > 0) {
    const arrived = ways.find((way) => way.at(-1).places.includes(to));
    if (arrived) return arrived.map(({ code }) => code).join(" > ");
    const longer = [];
    for (const way of ways) {
      for (const line of lines) {
        if (taken.has(line) || !line.places.some((place) => way.at(-1).places.includes(place))) continue;
        taken.add(line);
        longer.push([...way, line]);
      }
    }
    ways = longer;
  }
  return "Tidak terhubung";
};

console.log(from === to ? "Sudah sampai" : findWay());
