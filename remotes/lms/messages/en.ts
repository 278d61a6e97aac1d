import type { Messages } from "./id";
import { showcaseMessages } from "./showcase.en";

export const messages: Messages = { ...showcaseMessages };
