/** Voices of visitors, to be read by others once somebody has looked at them: the tables of the hosted database that hold them. */
export const VOICE_KINDS = ["book_reviews", "aspirations", "testimonies", "donations"] as const;
export type VoiceKind = (typeof VOICE_KINDS)[number];
