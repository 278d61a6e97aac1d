import type { AccountMessages } from "./messages/en";

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const nameIn = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Whether a browser says that it is on something that is held in a hand. */
export const isHandheld = (userAgent: string): boolean => /Android|iPhone|iPad|Mobile/.test(userAgent);

/** "Firefox on Linux", of what a browser says of itself. */
export const describeBrowser = (userAgent: string, { account }: AccountMessages): string => {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser === undefined) return account.unknownBrowser;
  return system === undefined ? browser : account.browserOn(browser, system);
};
