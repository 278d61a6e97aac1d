import type { TenantSettings } from "@serambi/kernel/contracts";
import type { FastifyReply } from "fastify";

/** Pictures are the library's last way to send, where a browser refuses the others. */
const PICTURES = "https://*.google-analytics.com https://www.googletagmanager.com";

/**
 * What the measuring library needs, by directive. Of the host that also serves everybody's own tag containers, scripts
 * may come from the one folder that holds the library.
 */
const SOURCES: Readonly<Record<string, string>> = {
  "script-src": "https://www.googletagmanager.com/gtag/",
  "connect-src": `${PICTURES} https://analytics.google.com https://*.analytics.google.com`,
  "img-src": PICTURES,
};

const POLICY = "content-security-policy";

const extended = new RegExp(`\\b(${Object.keys(SOURCES).join("|")}) [^;]*`, "g");

/** Lets the pages of a measured site load the library, and it send what it counted. On any other site nothing changes. */
export const allowAnalytics = (reply: FastifyReply, { analytics }: TenantSettings): void => {
  if (!analytics?.measurementId) return;
  const policy = String(reply.raw.getHeader(POLICY) ?? "");
  reply.raw.setHeader(
    POLICY,
    policy.replace(extended, (directive, name: string) => `${directive} ${SOURCES[name] ?? ""}`),
  );
};
