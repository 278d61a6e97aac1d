import { THEME_KEY } from "@serambi/kernel/ui";

/**
 * Runs in the head before anything is painted, so that a remembered choice of light or dark does not flash the other.
 * It is text because it stands inline, under the page's nonce.
 */
export const themeScript = `try{const t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
