import { commonMessages } from "./common.id";

export const galleryMessages = {};

export const messages = { ...commonMessages, ...galleryMessages };
