/** Addresses of a page that keep what was chosen before. @param kept null: not chosen */
export const hrefWith =
  (path: string, kept: Readonly<Record<string, string | null>>) =>
  (choice: Readonly<Record<string, string>>): string => {
    const all = Object.entries({ ...kept, ...choice }).filter((entry): entry is [string, string] => entry[1] !== null);
    return all.length === 0 ? path : `${path}?${new URLSearchParams(all).toString()}`;
  };
