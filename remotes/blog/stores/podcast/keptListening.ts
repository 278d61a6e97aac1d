/** Where local storage has how far episodes were heard. */
export const LISTENING_KEY = "podcast_listening";

/** Whether there can be any: where there is none, what reads it need not be loaded before something is played. */
export const hasKeptListening = (): boolean => {
  try {
    return localStorage.getItem(LISTENING_KEY) !== null;
  } catch {
    return false; // a browser that keeps nothing
  }
};
