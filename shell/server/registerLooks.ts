import { LAYOUT_NAMES } from "@serambi/kernel/contracts";
import type { FastifyInstance } from "fastify";

import { loadLayout } from "../client/layouts";
import { FAMILIES } from "./fonts";

const HOUR_SECONDS = 3_600;

/** `/_looks.json`: the layouts that a site may have with what each decides about its looks, and the families that it may be set in. */
export const registerLooks = (app: FastifyInstance): void => {
  app.get("/_looks.json", { config: { kind: "static" } }, async (_request, reply) => {
    const layouts = await Promise.all(LAYOUT_NAMES.map(loadLayout));
    void reply.header("cache-control", `public, max-age=${HOUR_SECONDS}`);
    return {
      layouts: layouts.map(({ name, design }) => ({ name, design })),
      families: FAMILIES.map(({ name, category }) => ({ name, category })),
    };
  });
};
