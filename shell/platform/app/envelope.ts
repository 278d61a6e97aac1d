import type { Envelope } from "@serambi/kernel/contracts";

import type { ApiFailure } from "./ApiFailure";

export const success = (message: string, data: unknown): Envelope => ({ status: true, message, data });

export const failure = ({ message, fields }: ApiFailure): Envelope => ({
  status: false,
  message,
  data: fields ? { fields } : null,
});
