import { THEME_KEY } from "@serambi/kernel/ui";

/**
 * Runs in the head before anything is painted, so that a remembered choice of light or dark does not flash the other.
 * An address that names a place of the page has it laid out as a whole: what stands above the place must have its height.
 * It is text because it stands inline, under the page's nonce.
 */
export const themeScript = `if(location.hash)document.documentElement.dataset.whole="";try{const t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
