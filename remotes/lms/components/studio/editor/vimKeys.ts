import { vim } from "@replit/codemirror-vim";

/** The keys of Vim, with its line below the text. */
export const vimKeys = vim({ status: true });
