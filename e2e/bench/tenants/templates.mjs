import { get } from "../get.mjs";

/** Sites of the product whose settings and home pages the generated ones are made after: of every kind and size. */
const SITES = [
  "main",
  "foundation",
  "coding-school",
  "festival",
  "government",
  "metamorfosa",
  "hackathon",
  "aksara",
  "media",
  "pesilat",
  "campus",
  "corporate",
  "talent",
  "bootcamp",
  "alumni",
  "open-library",
];

const read = async (port, site, path) => {
  const { status, text } = await get(port, `${site}.localhost:${port}`, `/api/services/${site}/cms/app/${path}`);
  if (status !== 200) throw new Error(`${site} answered ${status} to ${path}`);
  return JSON.parse(text).data;
};

/** Settings and home pages as the platform really gives them. */
export const readTemplates = (port) =>
  Promise.all(
    SITES.map(async (site) => ({
      settings: await read(port, site, "settings"),
      // Sections that show classes would measure the platform's answers.
      sections: (await read(port, site, "setting/home")).sections.filter(({ slot }) => slot.startsWith("sites.")),
    })),
  );
