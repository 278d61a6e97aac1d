/** Name of the draft of an appointment: each mentor's form is another one. @param mentor slug; empty: with the office */
export const appointmentDraft = (mentor: string): string => (mentor === "" ? "appointment" : `appointment ${mentor}`);
