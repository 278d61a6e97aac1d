import { serverSlot } from "@serambi/kernel/server";

import { NextApi } from "../api/NextApi";
import { NextProps } from "../contract/nextSlot";

/** `sampel.next.v1`: as many classes as it is asked for. */
export const nextSlot = serverSlot(NextProps, ({ http }, { limit }) => new NextApi(http.services).nextClasses(limit));
