export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
