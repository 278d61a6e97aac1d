import { clockTime } from "./clockTime";
import type { OverrideProblem } from "./messages/id";

/** The program of the page that asks whether this browser is to show a local build; it stands in that page itself. */
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

const refuse = (problem: OverrideProblem): void => {
  const [question, refusal] = [find("[data-question]"), find("[data-refusal]")];
  const text = find(`[data-problem="${problem}"]`) ?? find('[data-problem="failed"]');
  if (question) question.hidden = true;
  if (text) text.hidden = false;
  if (refusal) refusal.hidden = false;
};

/** What a token says; whether it is true is for the server to tell. Null where it says nothing. */
const readClaim = (token: string): Record<string, unknown> | null => {
  try {
    const [body = ""] = token.split(".");
    const bytes = Uint8Array.from(atob(body.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const claim: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claim === "object" && claim !== null ? (claim as Record<string, unknown>) : null; // an object has keys
  } catch {
    return null; // neither base64 nor JSON
  }
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The address of a build without its secret part. */
const placeOf = (address: unknown): string => (URL.canParse(textOf(address)) ? new URL(textOf(address)).origin : "");

const ask = (token: string, claim: Record<string, unknown>): void => {
  const language = document.documentElement.lang === "en" ? "en" : "id";
  const until = new Date(textOf(claim["expires"]));
  const facts: Readonly<Record<string, string>> = {
    remote: textOf(claim["remote"]),
    team: textOf(claim["team"]),
    address: placeOf(claim["address"]),
    time: Number.isNaN(until.getTime()) ? "" : clockTime(until, language),
  };
  for (const [field, text] of Object.entries(facts)) {
    const place = find(`[data-field="${field}"]`);
    if (place) place.textContent = text;
  }
  const question = find("[data-question]");
  if (question) question.hidden = false;
  find("[data-use]")?.addEventListener("click", () => void use(token));
};

const use = async (token: string): Promise<void> => {
  try {
    const answer = await fetch("/__override", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    if (answer.ok) return location.replace("/");
    const said: unknown = await answer.json();
    const problem = typeof said === "object" && said !== null && "problem" in said ? said.problem : "failed";
    refuse(textOf(problem) as OverrideProblem); // one that this page has no text for counts as `failed`
  } catch (error) {
    console.warn("The local build could not be asked for", error);
    refuse("failed");
  }
};

const begin = (): void => {
  const isRefused = find("[data-refusal]")?.hidden === false;
  const token = location.hash.slice(1);
  // It is of use for an hour: neither the address line nor the history need to keep it.
  history.replaceState(null, "", location.pathname);
  if (isRefused) return;
  if (token === "") return refuse("missing");
  const claim = readClaim(token);
  if (claim) ask(token, claim);
  else refuse("malformed");
};

begin();
// Another address in the same tab is the same document to the browser.
addEventListener("hashchange", () => location.reload());
