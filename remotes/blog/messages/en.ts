import { articlesMessages } from "./articles.en";
import { commonMessages } from "./common.en";

export const messages = { ...commonMessages, ...articlesMessages };
