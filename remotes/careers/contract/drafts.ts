/** Names by which forms are kept in a tab until they have arrived. */
export const applyDraft = (jobId: string): string => `careers.apply.${jobId}`;
export const ALERT_DRAFT = "careers.alert";
export const INTRODUCTION_DRAFT = "careers.introduction";
