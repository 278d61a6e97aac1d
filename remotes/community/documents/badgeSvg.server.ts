interface Badge {
  readonly name: string;
  readonly league: string;
  readonly rank: string;
  /** Empty for a team that is not ranked. */
  readonly points: string;
  /** Read out instead of the picture. */
  readonly alt: string;
  /** `#rrggbb`, legible on each other: ink on ground, onFill on fill. */
  readonly colours: Readonly<Record<"ground" | "ink" | "fill" | "onFill", string>>;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "").replace(/[^\P{Cc}]/gu, " ");

const FONT = `font-family="system-ui, sans-serif"`;
/** Letters that fit beside the rank at the large size. */
const FITS = 15;

/** A team's rank as a picture without scripts, 320 × 80. Names are fitted by the size of their letters: an SVG breaks no lines. */
export const badgeSvg = ({ name, league, rank, points, alt, colours }: Badge): string => {
  const { ground, ink, fill, onFill } = colours;
  const size = name.length <= FITS ? 20 : Math.max(10, Math.floor((20 * FITS) / name.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80" viewBox="0 0 320 80" role="img" aria-label="${escaped(
    `${alt}: ${rank}${points === "" ? "" : `, ${points}`}`,
  )}"><title>${escaped(alt)}</title><rect width="320" height="80" fill="${ground}"/><rect width="124" height="80" fill="${fill}"/><text x="62" y="${
    points === "" ? 46 : 38
  }" text-anchor="middle" ${FONT} font-size="${rank.length > 12 ? 13 : 19}" font-weight="800" fill="${onFill}">${escaped(
    rank,
  )}</text>${
    points === ""
      ? ""
      : `<text x="62" y="60" text-anchor="middle" ${FONT} font-size="14" fill="${onFill}">${escaped(points)}</text>`
  }<text x="138" y="38" ${FONT} font-size="${size}" font-weight="700" fill="${ink}">${escaped(
    name,
  )}</text><text x="138" y="60" ${FONT} font-size="13" fill="${ink}">${escaped(
    league,
  )}</text><rect x=".5" y=".5" width="319" height="79" fill="none" stroke="${ink}"/></svg>`;
};
