/** What a visitor keeps of an aspiration: `AS-0B5D2F6E`, the beginning of its number in the database. */
export const aspirationNumber = (id: string): string => `AS-${id.slice(0, 8).toUpperCase()}`;
