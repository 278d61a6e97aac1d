import type { PublicTenant } from "@serambi/kernel/contracts";
import { Router } from "@serambi/kernel/router";
import { KainProvider } from "@serambi/kernel/ui";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { headTags } from "../../client/head/headTags";
import { pageMeta } from "../../client/head/pageMeta";
import { loadLayout } from "../../client/layouts";
import type { LogoGround } from "../../client/layouts/parts/LogoImage";
import { loadMessages, type ShellMessages } from "../../client/messages";
import { themeScript } from "../../client/styles/themeScript";
import type { Visit } from "../types";
import type { ClientAssets } from "./ClientAssets";
import { documentHead, styleText } from "./documentHead";
import { DOCUMENT_END } from "./documentTail";
import { staticNavigator } from "./staticNavigator";

interface ScreenDocument {
  readonly title: (t: ShellMessages) => string;
  readonly screen: (tenant: PublicTenant, t: ShellMessages, ground: LogoGround) => ReactNode;
  /** Styles of this screen alone. */
  readonly style?: string;
  /** The screen's whole program: nothing else runs in it. */
  readonly script?: string;
}

/** A document in a site's look that shows one screen and nothing else: no header, no remote, no shell. */
export const screenDocument = async (
  assets: ClientAssets,
  { edition, nonce, url }: Pick<Visit, "edition" | "nonce" | "url">,
  { title, screen, style = "", script }: ScreenDocument,
): Promise<string> => {
  const { tenant } = edition;
  const [layout, t, look] = await Promise.all([
    loadLayout(tenant.settings.layout),
    loadMessages(tenant.language),
    edition.look(),
  ]);
  const styles = assets.stylesOf("shell", `layout-${layout.name}`).map(({ text }) => text);
  const meta = pageMeta(tenant, url.pathname, { title: title(t), isIndexed: false });
  const head = documentHead({
    language: tenant.language,
    className: layout.className,
    nonce,
    said: { title: meta.title, tags: headTags(meta), jsonLd: [] },
    siteAlternates: [],
    themeScript,
    favicon: tenant.settings.favicon,
    icons: look.icons,
    fonts: { families: look.fonts.families, preload: look.fonts.preload(url.pathname) },
  });
  const shown = renderToString(
    <Router location={url.pathname} navigator={staticNavigator} static>
      <KainProvider paint={look.paint}>{screen(tenant, t, layout.ground ?? "theme")}</KainProvider>
    </Router>,
  );
  const program = script === undefined ? "" : `<script nonce="${nonce}">${script}</script>`;
  const css = styleText(look.css, styles.join("") + style);
  return `${head.before}${css}${head.after}${shown}</div>${program}${DOCUMENT_END}`;
};
