import { forgetKeptPages } from "../worker/forgetKeptPages";

const VERSION_KEY = "app_version";
const LMS_ID_KEY = "lms_id";

/**
 * Start-up, first step (specification section 4): another version of the application than the stored one
 * clears what this browser keeps. The server has expired the two cookies by then; they are not ours to read. Then the tenant's
 * lms id is kept (section 9).
 */
export const startVersion = (version: string, lmsId: string): void => {
  try {
    const stored = localStorage.getItem(VERSION_KEY);
    if (stored !== null && stored !== version) {
      localStorage.clear();
      forgetKeptPages();
    }
    if (localStorage.getItem(LMS_ID_KEY) !== lmsId) localStorage.setItem(LMS_ID_KEY, lmsId);
    if (stored !== version) localStorage.setItem(VERSION_KEY, version);
  } catch (error) {
    console.warn("This browser keeps nothing", error);
  }
};
