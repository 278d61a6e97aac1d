const STORAGE_KEY = "scroll";
const MAX_PLACES = 50;

type Places = Record<string, number>;

const readPlaces = (): Places => {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof saved === "object" && saved !== null ? (saved as Places) : {}; // written by this class only
  } catch {
    return {};
  }
};

/** How far down each place of the history was scrolled. Not being able to keep it is a warning only (specification section 8). */
export class ScrollMemory {
  private places = readPlaces();

  keep = (key: string): void => {
    this.places[key] = Math.round(scrollY);
    const keys = Object.keys(this.places);
    if (keys.length > MAX_PLACES) delete this.places[keys[0] ?? ""];
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.places));
    } catch (error) {
      console.warn("The scroll position could not be saved", error);
    }
  };

  recall = (key: string): number => this.places[key] ?? 0;
}
