import * as z from "zod";

import content from "./banks.json";

/** Banks that money is sent to, by name. */
export const BANKS = z.array(z.strictObject({ code: z.string(), name: z.string() })).parse(content);

export const bankName = (code: string): string => BANKS.find((bank) => bank.code === code)?.name ?? code;
