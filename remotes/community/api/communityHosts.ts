import type { HostCall } from "@serambi/kernel/server";

import { AppointmentForm } from "../contract/Appointment";
import { ReviewForm } from "../contract/Voices";

const own = (method: HostCall["method"], path: string): HostCall => ({ host: "community", method, path });

/** Every call that this remote makes. */
export const communityHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "cms/app/request-demo" },
  { host: "services", method: "POST", path: "post/appointment/create", body: AppointmentForm },
  { host: "db", method: "GET", path: "book_reviews" },
  { host: "db", method: "POST", path: "book_reviews", body: ReviewForm },
  own("GET", "voices/reviews"),
  own("GET", "voices/list"),
  own("POST", "voices/decide"),
  own("GET", "appointments/free"),
  own("GET", "appointments/one"),
  own("GET", "appointments/list"),
  own("POST", "appointments/cancel"),
  own("POST", "appointments/move"),
  own("POST", "appointments/release"),
];
