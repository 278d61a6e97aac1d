/** Hours and minutes by this browser's own clock: `14.05` in Indonesian, `14:05` in English. */
export const clockTime = (at: Date, language: "id" | "en"): string =>
  [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(language === "id" ? "." : ":");
