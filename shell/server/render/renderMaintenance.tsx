import type { FastifyReply } from "fastify";
import { renderToString } from "react-dom/server";

import { KainProvider } from "@serambi/kernel/ui";
import { Router } from "@serambi/kernel/router";

import { pageMeta } from "../../client/head/pageMeta";
import { loadLayout } from "../../client/layouts";
import { loadMessages } from "../../client/messages";
import { MaintenanceScreen } from "../../client/screens/MaintenanceScreen";
import { themeScript } from "../../client/styles/themeScript";
import type { Visit } from "../types";
import type { ClientAssets } from "./ClientAssets";
import { documentHead } from "./documentHead";
import { DOCUMENT_END } from "./documentTail";
import { siteLook } from "./siteLook";
import { staticNavigator } from "./staticNavigator";

const RETRY_AFTER_SECONDS = 300;

/** The screen that replaces a whole site (specification section 2.4): no remote, no script, 503. */
export const renderMaintenance = async (
  reply: FastifyReply,
  assets: ClientAssets,
  { site, nonce, url }: Visit,
): Promise<FastifyReply> => {
  const { tenant } = site;
  const [layout, t] = await Promise.all([loadLayout(tenant.settings.layout), loadMessages(tenant.language)]);
  const look = siteLook(tenant.settings, layout);
  const head = documentHead({
    language: tenant.language,
    className: layout.className,
    nonce,
    meta: pageMeta(tenant, url.pathname, { title: t.maintenanceTitle, isIndexed: false }),
    jsonLd: [],
    themeCss: look.css,
    themeScript,
    files: {
      css: assets
        .stylesOf("shell", `layout-${layout.name}`)
        .map(({ text }) => text)
        .join(""),
      styleLinks: "",
      scriptPreloads: "",
      laterHashes: {},
    },
    favicon: tenant.settings.favicon,
  });
  const screen = renderToString(
    <Router location={url.pathname} navigator={staticNavigator} static>
      <KainProvider paint={look.paint}>
        <MaintenanceScreen tenant={tenant} t={t} />
      </KainProvider>
    </Router>,
  );
  return reply
    .code(503)
    .header("retry-after", RETRY_AFTER_SECONDS)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(`${head}${screen}</div>${DOCUMENT_END}`);
};
