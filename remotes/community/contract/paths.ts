import { fillPath } from "@serambi/kernel/remote";

export const DEMO_PATH = "/Request-Demo";
export const APPOINTMENT_PATH = "/Make-Appointment";
/** One appointment, for whoever has its link. */
export const KEPT_APPOINTMENT_PATH = "/Appointment/:token";
export const CALENDAR_PATH = "/Appointment/:token/appointment.ics";
/** The office's list. */
export const OFFICE_PATH = "/Appointments";
export const REVIEWS_PATH = "/Book-Reviews";
/** Where voices are decided about. */
export const MODERATION_PATH = "/Moderation";

/** The same page, saying that a form has arrived. @param sent its reference number; empty where there is none to tell */
export const sentPath = (path: string, sent: string): string => `${path}?sent=${encodeURIComponent(sent)}`;

export const appointmentPath = (token: string): string => fillPath(KEPT_APPOINTMENT_PATH, { token });
export const calendarPath = (token: string): string => fillPath(CALENDAR_PATH, { token });
