/** The most that a form of an appointment takes; pages show them without loading the form's schema. */
export const MAX_GUESTS = 5;
export const MAX_NOTES = 1000;
