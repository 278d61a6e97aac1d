import { classesMessages } from "./classes.en";
import { commonMessages } from "./common.en";

export const messages = { ...commonMessages, ...classesMessages };
