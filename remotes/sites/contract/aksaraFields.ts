/** Fields of the line that is written in several scripts, as the address has them where no script runs. */
export const TEXT_FIELD = "teks";
export const EXAMPLE_FIELD = "contoh";

/** As many letters as the line takes. */
export const MAX_TEXT = 200;
