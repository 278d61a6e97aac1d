/** 30 days (specification section 9). */
const MAX_AGE_SECONDS = 2_592_000;

const KEPT = /(?:^|; )consent=(granted|denied)(?:;|$)/;

export type ConsentChoice = "granted" | "denied";

/** What the visitor has chosen within the last 30 days, in any tab; null where they were not asked, or keep no cookies. */
export const readConsent = (): ConsentChoice | null => {
  const choice = KEPT.exec(document.cookie)?.[1];
  return choice === "granted" || choice === "denied" ? choice : null;
};

/** A cookie, because local storage is cleared with every new version of the application. */
export const keepConsent = (choice: ConsentChoice): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `consent=${choice}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure}`;
};
