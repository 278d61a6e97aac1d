import { commonMessages } from "./common.id";

export const eventsMessages = {};

export const messages = { ...commonMessages, ...eventsMessages };
