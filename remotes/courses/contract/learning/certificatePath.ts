import { fillPath } from "@serambi/kernel/remote";

/** An addition to the specification's routes: where anybody can see that a certificate is genuine. */
export const CERTIFICATE_PATH = "/Certificate/:code";

export const certificatePath = (code: string): string => fillPath(CERTIFICATE_PATH, { code });
