const KIND = /^(?:Kota|Kabupaten)(?: Administrasi)?\s+/;

/** Three letters for a city, for people: `KPG` for Kota Kupang. Two cities may have the same. */
export const cityCode = (city: string): string => {
  const letters = city
    .replace(KIND, "")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
  const sounds = letters.slice(0, 1) + letters.slice(1).replace(/[AEIOU]/g, "");
  const chosen = sounds.length < 3 ? letters : sounds.slice(0, 2) + sounds.slice(-1);
  return chosen.slice(0, 3).padEnd(3, "X");
};
