/** Where a page that is tried tells what became of it. */
export const TOLD = "/__check";

/** How long a page may take to come alive, in milliseconds: both processors are busy at that time. */
const ALIVE_MS = 15_000;
/** What runs once a page is alive has run by then. */
const SETTLE_MS = 400;

/**
 * Stands in a page before any of its scripts: tells of errors that nobody caught or that were written to the console, waits until React has taken the page over, shows
 * its end, and goes to the next page.
 */
export const watchScript = (nonce: string, next: string): string => `<script nonce="${nonce}">(() => {
  const told = [];
  const write = console.error;
  console.error = (...words) => {
    told.push(words.map(String).join(" "));
    write.apply(console, words);
  };
  addEventListener("error", (event) => told.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => told.push(String(event.reason && event.reason.message || event.reason)));
  const isAlive = () => {
    const shown = document.querySelector("main *");
    return shown !== null && Object.keys(shown).some((key) => key.startsWith("__reactFiber$"));
  };
  const until = Date.now() + ${ALIVE_MS};
  const leave = (isWhole) =>
    fetch(${JSON.stringify(TOLD)}, {
      method: "POST",
      keepalive: true,
      body: JSON.stringify({ told, isAlive: isWhole, page: location.href }),
    }).finally(() => location.replace(${JSON.stringify(next)}));
  const look = () => {
    if (isAlive()) {
      scrollTo(0, document.body.scrollHeight);
      setTimeout(() => leave(true), ${SETTLE_MS});
    } else if (Date.now() > until) leave(false);
    else setTimeout(look, 25);
  };
  addEventListener("DOMContentLoaded", look);
})();</script>`;
