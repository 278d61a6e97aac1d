import type { Language } from "@serambi/kernel/contracts";
import { createRoot } from "react-dom/client";

import type { LocalBuild, PageState } from "../boot/pageState";
import type { BuildFeed } from "./BuildFeed";
import { endOverride } from "./endOverride";
import { messages as english } from "./messages/en";
import { messages as indonesian, type OverrideMessages } from "./messages/id";
import { OverrideBadge } from "./OverrideBadge";

const CATALOGUES: Readonly<Record<Language, OverrideMessages>> = { id: indonesian, en: english };

/** Puts the badge first of all that the keyboard reaches: it lies over the page. */
export const showBadge = ({ language }: Pick<PageState, "language">, local: LocalBuild, feed: BuildFeed): void => {
  const place = document.createElement("div");
  document.body.prepend(place);
  createRoot(place).render(
    <OverrideBadge local={local} feed={feed} language={language} t={CATALOGUES[language]} onEnd={endOverride} />,
  );
};
