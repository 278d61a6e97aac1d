import type { NetworkMessages } from "./network.id";

export const messages: NetworkMessages = {
  title: "Partner schools",
  description: (site) => `The partner schools of ${site} by province: name, city, branches and the year they joined.`,
  heading: (count) => `${count} schools, from Aceh to Papua`,
  headingAlone: "Partner schools",
  lede: (empty) => {
    if (empty === 0) return "One square is one province. Choose one to see its schools.";
    const lacking = empty === 1 ? "one province has none yet" : `${empty} provinces have none yet`;
    return `One square is one province. Choose one to see its schools; ${lacking}.`;
  },
  map: "Provinces by number of schools",
  tile: (province, count) => {
    if (count === 0) return `${province}, none yet`;
    return count === 1 ? `${province}, one school` : `${province}, ${count} schools`;
  },
  legend: "Number of schools",
  everywhere: "All provinces",
  found: (count) => (count === "1" ? "One school" : `${count} schools`),
  search: "Find a school",
  searchHint: "Name, city or NPSN",
  show: "Find",
  caption: (place) => `Partner schools: ${place}`,
  school: "School",
  city: "City",
  level: "Level",
  npsn: "NPSN",
  status: "Status",
  negeri: "public",
  swasta: "private",
  province: "Province",
  fields: "Branches",
  students: "Pupils",
  since: "Since",
  untold: "–",
  nobody: "No school fits.",
  nobodyText: "Try a shorter word, or another province.",
  none: (province) => `No school of ${province} yet`,
  noneText: "Be the first: registering takes about six minutes.",
  register: "Register a school",
  statistics: "All of it in numbers",
  all: "All schools",
  csv: "Download all of them (CSV)",
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (number) => `Page ${number}`,
  mapLost: "The numbers of the provinces could not be read.",
  mapLostText: "The table is there all the same.",
  lost: "The list of schools could not be loaded.",
  lostText: "Try again in a while.",
  retry: "Load again",
};
