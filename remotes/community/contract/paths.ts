import { fillPath } from "@serambi/kernel/remote";

export const DEMO_PATH = "/Request-Demo";
export const APPOINTMENT_PATH = "/Make-Appointment";

/** The same page, saying that a form has arrived. @param sent its reference number; empty where there is none to tell */
export const sentPath = (path: string, sent: string): string =>
  `${fillPath(path, {})}?sent=${encodeURIComponent(sent)}`;
