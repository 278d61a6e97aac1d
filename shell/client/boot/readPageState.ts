import { PAGE_STATE_ID, type PageState } from "./pageState";
import { restoreTexts } from "./restoreTexts";

/** The state in the page's own HTML: written by this product's server for this page, so it is read and not checked. */
export const readPageState = (page: Document): PageState => {
  const text = page.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error("The page carries no state");
  const state = JSON.parse(text) as PageState; // written by the server's `pageState`, same type
  restoreTexts(page, state);
  return state;
};
