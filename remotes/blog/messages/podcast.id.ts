import { commonMessages } from "./common.id";

export const podcastMessages = {};

export const messages = { ...commonMessages, ...podcastMessages };
