import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { AppointmentApi } from "../api/AppointmentApi";
import { appointmentPath } from "../contract/paths";
import type { AppointmentMessages } from "../messages/appointment.id";
import { chooseTime } from "./chosenTime.server";

type Context = PageContext<AppointmentMessages>;

/** `/Appointment/{token}`: one appointment, for whoever has its link. No address of it is told to search engines. */
export const keptLoader = loader(async (deps: RemoteDeps, { t, params, query }: Context) => {
  const api = new AppointmentApi(deps.http);
  const appointment = await api.find(params["token"] ?? "");
  const isMoving = appointment.isOpen && query.has("move");
  const chosen = isMoving ? await chooseTime(api, query, { now: deps.now(), mentor: appointment.mentor }) : null;
  return { data: { appointment, chosen }, head: { title: t.keptTitle, isIndexed: false } };
});

/** Cancels it, or moves it to another time. */
export const changeAppointment = action(
  async ({ http }: RemoteDeps, { t, params }: Context, { act, startTime = "" }) => {
    const api = new AppointmentApi(http);
    const token = params["token"] ?? "";
    try {
      if (act === "cancel") await api.cancel(token);
      else if (startTime === "") return invalid({ startTime: t.noTime });
      else await api.move(token, startTime);
      return redirect(appointmentPath(token), 303);
    } catch (error) {
      if (!isAppError(error) || error.fields || error.code === "not-found") throw error;
      return invalid({}, error.code === "conflict" ? t.tooLate : t.failed);
    }
  },
);
