import type { Language } from "@serambi/kernel/contracts";

import { errorTexts } from "../errors/messages/errorTexts";
import { plainDocument } from "../errors/plainDocument";

/** Says with an answer that the settings are on their way, and not that they cannot be had. */
export const LOADING_HEADER = "x-start-up";

/** How soon a browser without scripts asks again. */
export const LOADING_RETRY_SECONDS = 2;

/** The four leaves of a kawung, which fill one after another. */
const LEAVES = [
  "M40 6c11 11 11 23 0 34-11-11-11-23 0-34z",
  "M74 40c-11 11-23 11-34 0 11-11 23-11 34 0z",
  "M40 74c-11-11-11-23 0-34 11 11 11 23 0 34z",
  "M6 40c11-11 23-11 34 0-11 11-23 11-34 0z",
] as const;

const STYLE = `
svg{width:5rem;height:5rem;margin-bottom:1rem;fill:none;stroke:var(--ink);stroke-width:2.5}
path:first-child{fill:var(--ink)}
[hidden]{display:none}
@media (prefers-reduced-motion:no-preference){path{animation:leaf 1.2s infinite linear}path:nth-child(2){animation-delay:.3s}path:nth-child(3){animation-delay:.6s}path:nth-child(4){animation-delay:.9s}}
[data-slow] path{animation:none}
@keyframes leaf{0%,100%{fill:var(--ink)}40%,80%{fill:transparent}}`;

/**
 * Asks every second, and loads the page itself once its settings are there or cannot be had; after half a minute it says
 * what to do, and goes on asking.
 */
const SCRIPT = `(() => {
const main = document.querySelector("main"), slow = document.getElementById("slow"), wait = document.getElementById("wait");
setTimeout(() => { wait.hidden = true; slow.hidden = false; main.dataset.slow = ""; }, 30000);
const ask = () => fetch(location.href, { method: "HEAD", cache: "no-store", redirect: "manual" }).then(
(answer) => answer.headers.has("${LOADING_HEADER}") ? again() : location.reload(), again);
const again = () => void setTimeout(ask, 1000);
again();
})()`;

/**
 * The loading screen of specification section 2.4: shown to whoever comes first to a site whose settings are slow. It goes over
 * to the page by itself, with scripts and without; an address that leads elsewhere is ready, too.
 */
export const loadingDocument = (language: Language, nonce: string): string => {
  const texts = errorTexts(language);
  const leaves = LEAVES.map((leaf) => `<path d="${leaf}"/>`).join("");
  return plainDocument({
    language,
    title: texts.loadingTitle,
    nonce,
    style: STYLE,
    head: `\n<noscript><meta http-equiv="refresh" content="${LOADING_RETRY_SECONDS}"></noscript>`,
    main:
      `<svg viewBox="0 0 80 80" aria-hidden="true">${leaves}</svg><h1>${texts.loadingTitle}</h1>` +
      `<div role="status"><p id="wait">${texts.loadingText}</p>` +
      `<div id="slow" hidden><p>${texts.loadingSlow}</p><p><a href="">${texts.retry}</a></p></div></div>`,
    end: `\n<script nonce="${nonce}">${SCRIPT}</script>`,
  });
};
