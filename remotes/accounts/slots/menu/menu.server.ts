import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

/** `account.menu.v1`: made in the browser, of nothing that the server knows. */
export const menuSlot = serverSlot(z.strictObject({}), () => Promise.resolve(null));
