const path = require("node:path");

const TEXTS = path.join(__dirname, "..", "..", "shared-kernel", "ui", "controls", "ariaTexts.ts");
/** react-aria's rooms with Indonesian texts, by the names ariaTexts.ts gives them. */
const INDONESIAN = new Set(["calendar", "combobox", "datepicker", "menu", "overlays", "spinbutton"]);

/**
 * Of react-aria's thirty languages and twelve calendars, a page gets the product's two and the Gregorian one. Stands on
 * `intlStrings.mjs`, the list of a room's languages, and on `createCalendar.mjs`.
 */
module.exports = function ariaLanguagesLoader() {
  const room = path.basename(path.dirname(this.resourcePath));
  if (path.basename(this.resourcePath) === "createCalendar.mjs")
    return 'import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs";\nexport const createCalendar = () => new GregorianCalendar();\n';
  const english = `import en from "../intl/${room}/en-US.mjs";\n`;
  const name = this.resourcePath.includes("react-stately") ? (room === "datepicker" ? "dateState" : "") : room;
  if (name !== "dateState" && !INDONESIAN.has(name)) return `${english}export default { "en-US": en };\n`;
  return `${english}import { ${name} } from ${JSON.stringify(TEXTS)};\nexport default { "en-US": en, "id-ID": ${name} };\n`;
};
