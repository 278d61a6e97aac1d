import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { AppointmentApi } from "../api/AppointmentApi";
import { OFFICE_PATH } from "../contract/paths";
import type { OfficeMessages } from "../messages/office.id";

type Context = PageContext<OfficeMessages>;

/** `/Appointments`: what the office has before it. */
export const officeLoader = loader(async ({ http }: RemoteDeps, { t }: Context) => {
  const appointments = await orNull(new AppointmentApi(http).list());
  return {
    data: { appointments },
    head: { title: t.title, isIndexed: false },
    ...(appointments === null && { status: 503 }),
  };
});

const Release = z.object({
  reference: z.string().check(z.maxLength(20)),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(255)),
});

/** The office cancels one, and says why. */
export const releaseAppointment = action(async ({ http }: RemoteDeps, { t }: Context, form) => {
  const wanted = Release.safeParse(form);
  if (!wanted.success) return invalid({ [`reason-${form["reference"] ?? ""}`]: t.reasonWrong });
  try {
    await new AppointmentApi(http).release(wanted.data.reference, wanted.data.reason);
    return redirect(OFFICE_PATH, 303);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.gone);
    throw error;
  }
});
