import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import { createRoot } from "react-dom/client";

import { Analytics } from "../analytics/Analytics";
import { isUnwilling } from "../analytics/isUnwilling";
import { ARRIVAL } from "../navigation/arrival";
import { Consent } from "./Consent";
import { ConsentNotice } from "./ConsentNotice";
import { messages as english } from "./messages/en";
import { messages as indonesian, type ConsentMessages } from "./messages/id";

const CATALOGUES: Readonly<Record<Language, ConsentMessages>> = { id: indonesian, en: english };

const POLICY_PATH = "/Privacy-Policy";

/** First of all that the keyboard reaches, because it lies over the page; told to who cannot see it. */
const addPlace = (): HTMLElement => {
  const place = document.createElement("div");
  place.setAttribute("aria-live", "polite");
  document.body.prepend(place);
  return place;
};

/** Asks where that is still to be done, measures where it was allowed, and opens the question again by a `data-consent` button. */
export const startConsent = ({ language, settings }: PublicTenant, measurementId: string): void => {
  const analytics = new Analytics(measurementId);
  const consent = new Consent({
    isUnwilling: isUnwilling(),
    onChange: (isGranted) => (isGranted ? analytics.start() : analytics.stop()),
  });
  const policyHref = settings.routes.includes(POLICY_PATH) ? POLICY_PATH : null;
  createRoot(addPlace()).render(<ConsentNotice consent={consent} t={CATALOGUES[language]} policyHref={policyHref} />);
  addEventListener(ARRIVAL, () => {
    consent.refresh();
    analytics.countPage();
  });
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent]") : null;
    if (button) consent.open(button);
  });
  consent.start();
};
