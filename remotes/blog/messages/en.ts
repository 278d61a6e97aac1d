import { articleMessages } from "./article.en";
import { commonMessages } from "./common.en";
import { listsMessages } from "./lists.en";

export const messages = { ...commonMessages, ...listsMessages, ...articleMessages };
