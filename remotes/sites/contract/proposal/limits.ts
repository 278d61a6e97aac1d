export const MAX_ORGANIZATION = 150;
export const MAX_NAME = 100;
export const MAX_EMAIL = 254;
export const MAX_NEEDS = 2000;
export const MAX_PEOPLE = 200_000;
