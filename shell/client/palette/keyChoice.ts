/** Local storage: `off` where `/` opens nothing. A key without modifiers has to be one that can be turned off (WCAG 2.1.4). */
const KEY = "search_key";

/** Whether `/` opens the palette. */
export const isKeyOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true; // storage is forbidden: nothing was ever chosen
  }
};

export const chooseKey = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Storage is full or forbidden: the key stays as it is.
  }
};
