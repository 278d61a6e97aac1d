import type { Language } from "@serambi/kernel/contracts";

import type { Failure, FailureKind } from "./failure";
import { errorTexts } from "./messages/errorTexts";
import { plainDocument } from "./plainDocument";
import type { ErrorMessages } from "./messages/id";

/** Where going home would not help: there is no site to go to, or it answers the same everywhere. */
const WITHOUT_HOME: ReadonlySet<FailureKind> = new Set(["badRequest", "unknownSite"]);
const WITH_RETRY: ReadonlySet<FailureKind> = new Set(["unavailable", "account", "accountAway", "accountBusy"]);

const link = (failure: Failure, texts: ErrorMessages): string => {
  if (WITHOUT_HOME.has(failure.kind)) return "";
  if (failure.kind === "signIn") return `<p><a href="/Login">${texts.signInAgain}</a></p>`;
  // An empty address is the one that failed.
  return WITH_RETRY.has(failure.kind) ? `<p><a href="">${texts.retry}</a></p>` : `<p><a href="/">${texts.home}</a></p>`;
};

/** On a site in another language the specification's English words say so. */
const english = (language: Language): string => (language === "en" ? "" : ' lang="en"');

/** The status in the words of the specification's section 8, where the heading is in another language. */
const statusNote = (failure: Failure, language: Language, texts: ErrorMessages): string =>
  failure.status === 404 && language !== "en" ? `<p lang="en">${texts.notFoundStatus}</p>` : "";

const errorContent = (failure: Failure, language: Language, texts: ErrorMessages): string =>
  `<p class="code">${failure.status}</p><h1>${texts[`${failure.kind}Title`]}</h1><p>${texts[`${failure.kind}Text`]}</p>` +
  statusNote(failure, language, texts) +
  link(failure, texts);

/** Two layers of failure (specification section 8): texts, details and link, and nothing of a site that may be at fault. */
const errorPageContent = (requestId: string, language: Language, texts: ErrorMessages): string => {
  const lang = english(language);
  return (
    `<p class="code">500</p><h1${lang}>${texts.errorPageTitle}</h1><p${lang}>${texts.errorPageText}</p>` +
    (texts.errorPageNote && `<p>${texts.errorPageNote}</p>`) +
    `<details><summary>${texts.details}</summary><p>${texts.requestNumber}: <code>${requestId}</code></p></details>` +
    `<p><a href="/"${lang}>${texts.errorPageHome}</a></p>`
  );
};

/** The short text of a failure: an envelope's message, a document's heading. */
export const failureTitle = (failure: Failure, language: Language): string =>
  errorTexts(language)[`${failure.kind}Title`];

interface ErrorDocumentOptions {
  readonly language: Language;
  /** Of the answer's content security policy. */
  readonly nonce: string;
  /** Ours, never what a visitor sent: under it the log knows more. */
  readonly requestId: string;
}

/** A page for failures that no tenant's own error page can show. */
export const errorDocument = (failure: Failure, { language, nonce, requestId }: ErrorDocumentOptions): string => {
  const texts = errorTexts(language);
  const main =
    failure.kind === "errorPage"
      ? errorPageContent(requestId, language, texts)
      : errorContent(failure, language, texts);
  return plainDocument({ language, title: failureTitle(failure, language), nonce, main });
};
