import type { PublicTenant } from "@serambi/kernel/contracts";
import type { Composition } from "@serambi/kernel/remote";
import type { ThemeDesign } from "@serambi/kernel/ui/theme";
import type { ComponentType } from "react";

import type { ShellMessages } from "../messages/id";
import type { LayoutName } from "@serambi/kernel/contracts";

/** What a header and a footer may know. */
export interface FrameProps {
  readonly tenant: PublicTenant;
  /** Path of the page that is shown, without query: it marks the link that leads here. */
  readonly path: string;
  readonly t: ShellMessages;
  /** For the copyright line; missing: the line carries no year. */
  readonly year?: number | undefined;
}

export interface MissingLook {
  /** `figure`: the number is the picture, as large as it goes. `edge`: words beside a length of cloth. */
  readonly form: "edge" | "figure";
  /** The number as the site writes it; read aloud as 404. */
  readonly figure?: string;
  /** Language and script of that number, where they are not the page's. */
  readonly figureLanguage?: string;
}

/** The look of a site as code; its texts, links and colours are the tenant's data. */
export interface Layout {
  readonly name: LayoutName;
  readonly design: ThemeDesign;
  readonly Header: ComponentType<FrameProps>;
  readonly Footer: ComponentType<FrameProps>;
  readonly frame: "wide" | "boxed" | "editorial" | "poster";
  /** How its inner pages are set; missing: plainly. */
  readonly composition?: Composition;
  /** How it says that there is no such page; missing: as the product does. */
  readonly missing?: MissingLook;
  /** The page's own ground where no theme changes it; missing: as light or dark as the theme. */
  readonly ground?: "dark" | "light";
  /** For the element that holds header, content and footer. */
  readonly className: string;
  /** Nothing is shown, neither header and footer nor the page (specification section 2.4): only the document's head says what it is. */
  readonly isEmpty?: boolean;
}

type LoadLayout = () => Promise<{ readonly layout: Layout }>;

export type LayoutLoaders = Readonly<Partial<Record<LayoutName, LoadLayout>>>;
