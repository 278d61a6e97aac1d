import { createHash } from "node:crypto";

import type { FormValues } from "@serambi/kernel/remote";

/**
 * The key of a form for its endpoint: its own one, or where no script made one a hash of all that it holds, by which the same content is one
 * for ten minutes (decision 73).
 */
export const formKey = (key: string, fields: FormValues): string =>
  key !== ""
    ? key
    : `same-${createHash("sha256")
        .update(JSON.stringify(Object.entries(fields).toSorted()))
        .digest("hex")
        .slice(0, 32)}`;
