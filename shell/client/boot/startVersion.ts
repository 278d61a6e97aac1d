import { forgetKeptPages } from "../worker/forgetKeptPages";

const VERSION_KEY = "app_version";

/**
 * Start-up, first step (specification section 4): another version of the application than the stored one
 * clears what this browser keeps. The server has expired the two cookies by then; they are not ours to read.
 */
export const startVersion = (version: string): void => {
  try {
    const stored = localStorage.getItem(VERSION_KEY);
    if (stored === version) return;
    if (stored !== null) {
      localStorage.clear();
      forgetKeptPages();
    }
    localStorage.setItem(VERSION_KEY, version);
  } catch (error) {
    console.warn("This browser keeps nothing", error);
  }
};
