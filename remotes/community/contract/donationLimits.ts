/** In whole Rupiah; pages show them without loading the form's schema. */
export const MIN_AMOUNT = 10_000;
export const MAX_AMOUNT = 10_000_000;
export const MAX_MESSAGE = 280;
