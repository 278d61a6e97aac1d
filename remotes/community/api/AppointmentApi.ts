import type { HttpClients } from "@serambi/kernel/http";
import { readEnvelope, readList } from "@serambi/kernel/http";

import { Appointment, type AppointmentForm, FreeTimes, OfficeAppointment } from "../contract/Appointment";

/** Appointments: made at the services host, kept by the remote's own. */
export class AppointmentApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("community");
  }

  /**
   * @param from first and last day, `2026-12-01`
   * @param mentor slug of the mentor; empty: the office's times
   * @throws AppError not-found where the site has no office, or no such mentor
   */
  async free(from: string, to: string, mentor: string): Promise<FreeTimes> {
    const params = { from, to, ...(mentor !== "" && { mentor }) };
    return readEnvelope(await this.own.get("appointments/free", { params }), FreeTimes);
  }

  /** @throws AppError invalid, with `startTime` where somebody else was first */
  async make(form: AppointmentForm): Promise<Appointment> {
    return readEnvelope(await this.http.services.create("post/appointment/create", form), Appointment);
  }

  /** @throws AppError not-found */
  async find(token: string): Promise<Appointment> {
    return readEnvelope(await this.own.get("appointments/one", { params: { token } }), Appointment);
  }

  /** @throws AppError conflict where it is too late; invalid, with `startTime` where the time is taken */
  async move(token: string, startTime: string): Promise<Appointment> {
    return readEnvelope(await this.own.create("appointments/move", { token, startTime }), Appointment);
  }

  /** @throws AppError conflict where it is too late */
  async cancel(token: string): Promise<Appointment> {
    return readEnvelope(await this.own.create("appointments/cancel", { token }), Appointment);
  }

  /** For the office. */
  async list(): Promise<readonly OfficeAppointment[]> {
    return readList(await this.own.get("appointments/list"), OfficeAppointment);
  }

  /** For the office. */
  async release(reference: string, reason: string): Promise<void> {
    readEnvelope(await this.own.create("appointments/release", { reference, reason }), OfficeAppointment);
  }
}
