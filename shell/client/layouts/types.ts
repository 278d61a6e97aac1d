import type { PublicTenant } from "@serambi/kernel/contracts";
import type { ThemeDesign } from "@serambi/kernel/ui/theme";
import type { ComponentType } from "react";

import type { ShellMessages } from "../messages/id";
import type { LayoutName } from "./names";

/** What a header and a footer may know. */
export interface FrameProps {
  readonly tenant: PublicTenant;
  /** Path of the page that is shown, without query: it marks the link that leads here. */
  readonly path: string;
  readonly t: ShellMessages;
  /** For the copyright line; missing: the line carries no year. */
  readonly year?: number | undefined;
}

/** The look of a site as code; its texts, links and colours are the tenant's data. */
export interface Layout {
  readonly name: LayoutName;
  readonly design: ThemeDesign;
  readonly Header: ComponentType<FrameProps>;
  readonly Footer: ComponentType<FrameProps>;
  readonly frame: "wide" | "boxed" | "editorial" | "poster";
  /** For the element that holds header, content and footer. */
  readonly className: string;
  /** Nothing is shown, neither header and footer nor the page (specification section 2.4): only the document's head says what it is. */
  readonly isEmpty?: boolean;
}

type LoadLayout = () => Promise<{ readonly layout: Layout }>;

export type LayoutLoaders = Readonly<Partial<Record<LayoutName, LoadLayout>>>;
