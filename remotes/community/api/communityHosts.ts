import type { HostCall } from "@serambi/kernel/server";

import { AppointmentForm } from "../contract/Appointment";

const own = (method: HostCall["method"], path: string): HostCall => ({ host: "community", method, path });

/** Every call that this remote makes. */
export const communityHosts: readonly HostCall[] = [
  { host: "services", method: "GET", path: "cms/app/request-demo" },
  { host: "services", method: "POST", path: "post/appointment/create", body: AppointmentForm },
  own("GET", "appointments/free"),
  own("GET", "appointments/one"),
  own("GET", "appointments/list"),
  own("POST", "appointments/cancel"),
  own("POST", "appointments/move"),
  own("POST", "appointments/release"),
];
