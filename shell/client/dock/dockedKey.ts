/** Where session storage has what this tab has docked. */
export const DOCKED_KEY = "docked";
