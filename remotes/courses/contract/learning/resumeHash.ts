/** Part of a link to a chapter that means "where I was". */
export const RESUME_HASH = "#lanjut";
