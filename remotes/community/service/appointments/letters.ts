import type { Language } from "@serambi/kernel/contracts";
import type { LentTools, ServiceLetter } from "@serambi/kernel/service";

import type { Appointment } from "../../contract/Appointment";
import { formatMoment } from "../../contract/jakartaTime";
import { appointmentPath } from "../../contract/paths";
import type { AppointmentRow } from "./rows";

export type Occasion = "made" | "moved" | "cancelled" | "released";

type Letter = ReturnType<ServiceLetter["write"]>;
type Write = (appointment: Appointment, occasion: Occasion, href: string | null) => Letter;

const SUBJECTS: Readonly<Record<Language, Readonly<Record<Occasion, string>>>> = {
  id: {
    made: "Janji Anda tercatat",
    moved: "Janji Anda dipindahkan",
    cancelled: "Janji Anda dibatalkan",
    released: "Kantor membatalkan janji ini",
  },
  en: {
    made: "Your appointment is noted",
    moved: "Your appointment was moved",
    cancelled: "Your appointment is cancelled",
    released: "The office has cancelled this appointment",
  },
};

const WRITE: Readonly<Record<Language, Write>> = {
  id: (appointment, occasion, href) => ({
    subject: SUBJECTS.id[occasion],
    paragraphs: [
      `${formatMoment(appointment.startTime, "id")}, ${appointment.lengthMinutes} menit: ${appointment.topic}.`,
      appointment.location === "online"
        ? "Daring. Tautan panggilan kami kirim ke alamat ini sebelum waktunya."
        : `Tatap muka, di ${appointment.address}.`,
      ...(appointment.reason === "" ? [] : [`Alasannya: ${appointment.reason}`]),
      `Nomor janji ${appointment.reference}. Perubahan gratis sampai 24 jam sebelumnya.`,
    ],
    ...(href !== null && { action: { label: "Lihat, ubah atau batalkan", href } }),
    reason: "Surat ini dikirim karena alamat Anda ditulis di formulir janji temu.",
  }),
  en: (appointment, occasion, href) => ({
    subject: SUBJECTS.en[occasion],
    paragraphs: [
      `${formatMoment(appointment.startTime, "en")}, ${appointment.lengthMinutes} minutes: ${appointment.topic}.`,
      appointment.location === "online"
        ? "Online. We send the link for the call to this address before it begins."
        : `In person, at ${appointment.address}.`,
      ...(appointment.reason === "" ? [] : [`The reason: ${appointment.reason}`]),
      `The number of the appointment is ${appointment.reference}. It can be changed until 24 hours before.`,
    ],
    ...(href !== null && { action: { label: "See, move or cancel it", href } }),
    reason: "You get this letter because your address was written into a form for an appointment.",
  }),
};

/** Tells its visitor and their guests; the link goes to the visitor alone. */
export const tellVisitor = async (
  { send }: Pick<LentTools, "send">,
  row: AppointmentRow,
  appointment: Appointment,
  occasion: Occasion,
): Promise<void> => {
  const { language, origin } = row;
  const isOver = occasion === "cancelled" || occasion === "released";
  const href = origin === null || isOver ? null : origin + appointmentPath(appointment.token);
  const to = (email: string, link: string | null): Promise<boolean> =>
    send({ to: { email, language }, write: (inLanguage) => WRITE[inLanguage](appointment, occasion, link) });
  await to(row.email, href);
  for (const guest of row.guests) await to(guest, null);
};

/** Tells the office of what a visitor did. */
export const tellOffice = async (
  { send }: Pick<LentTools, "send">,
  { inbox, language }: { readonly inbox: string; readonly language: Language },
  { appointment, occasion }: { readonly appointment: Appointment; readonly occasion: Occasion },
): Promise<void> => {
  await send({
    to: { email: inbox, language },
    write: (inLanguage) => {
      const letter = WRITE[inLanguage](appointment, occasion, null);
      return { ...letter, subject: `${letter.subject}: ${appointment.name}, ${appointment.organization}` };
    },
  });
};
