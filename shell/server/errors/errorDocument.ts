import type { Language } from "@serambi/kernel/contracts";

import type { Failure, FailureKind } from "./failure";
import { messages as english } from "./messages/en";
import { messages as indonesian, type ErrorMessages } from "./messages/id";

const CATALOGUES: Readonly<Record<Language, ErrorMessages>> = { id: indonesian, en: english };

/** Where going home would not help: there is no site to go to. */
const WITHOUT_HOME: ReadonlySet<FailureKind> = new Set(["badRequest", "unknownSite"]);

/** System fonts and grey only: whose site it is may not be known. */
const STYLE = `:root{color-scheme:light dark;--bg:light-dark(#fbfaf8,#12141a);--ink:light-dark(#171a21,#f1efeb);--soft:light-dark(#4a4f5a,#b9bcc4);--line:light-dark(#171a21,#f1efeb)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;align-items:center;padding:clamp(1.25rem,6vw,5rem);background:var(--bg);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;border-top:3px solid var(--line);padding-top:1.5rem}
p{margin:0 0 1rem;color:var(--soft);text-wrap:pretty}
.code{color:var(--ink);font-variant-numeric:tabular-nums;font-weight:600}
h1{margin:0 0 1rem;font-size:clamp(1.9rem,1.4rem + 2.6vw,3.2rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
a{color:inherit;font-weight:600;text-underline-offset:.25em;display:inline-block;padding:.25rem 0}
a:focus-visible{outline:3px solid;outline-offset:4px}`;

const link = (failure: Failure, texts: ErrorMessages): string => {
  if (WITHOUT_HOME.has(failure.kind)) return "";
  // An empty address is the one that failed.
  return failure.kind === "unavailable"
    ? `<p><a href="">${texts.retry}</a></p>`
    : `<p><a href="/">${texts.home}</a></p>`;
};

/** The short text of a failure: an envelope's message, a document's heading. */
export const failureTitle = (failure: Failure, language: Language): string =>
  CATALOGUES[language][`${failure.kind}Title`];

/**
 * A page for failures that no tenant's own error page can show. Its style stands inline under the answer's nonce, so
 * that it needs nothing that may be missing.
 */
export const errorDocument = (failure: Failure, language: Language, nonce: string): string => {
  const texts = CATALOGUES[language];
  const title = texts[`${failure.kind}Title`];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main><p class="code">${failure.status}</p><h1>${title}</h1><p>${texts[`${failure.kind}Text`]}</p>${link(failure, texts)}</main>
</body>
</html>
`;
};
