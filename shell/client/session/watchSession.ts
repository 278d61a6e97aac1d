import { LEAVE_EVENT } from "@serambi/kernel/remote";
import type { Language } from "@serambi/kernel/contracts";

import { forgetPerson, SESSION_KEY, TOKEN_KEY, TOKEN_MARKER } from "./sessionKeys";

const LOGOUT_PATH = "/logout";
/** Another tab that clears what it keeps marks its own session at once. */
const SETTLE_MS = 300;
/** Longer is not waited for what a page still sends when somebody leaves. */
const LEAVE_MS = 2_000;

const coverCode = () => import(/* webpackChunkName: "session-over" */ "./coverPage");

/** Lets the page send what it has not sent yet. */
const finishWork = async (): Promise<void> => {
  const works: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent(LEAVE_EVENT, { detail: works }));
  const limit = new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
  await Promise.race([Promise.allSettled(works), limit]);
};

const isLogout = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement &&
  target.method === "post" &&
  new URL(target.action).pathname.toLowerCase() === LOGOUT_PATH;

/**
 * Watches over the session that a page was made for. Whoever logs out sends first what is not sent, and leaves nothing in local storage; a page whose
 * session has ended in another tab, or that comes back out of the browser's memory, is covered and says so.
 * @returns stops
 */
export const watchSession = (session: string, language: Language, cover = coverCode): (() => void) => {
  let isLeaving = false;
  let isEnded = false;

  const isOver = (): boolean => {
    try {
      return localStorage.getItem(TOKEN_KEY) !== TOKEN_MARKER || localStorage.getItem(SESSION_KEY) !== session;
    } catch {
      return false; // a browser that keeps nothing
    }
  };
  const check = (): void => {
    if (isLeaving || isEnded || !isOver()) return;
    isEnded = true;
    cover().then(
      ({ coverPage }) => coverPage(language),
      () => location.reload(), // the page must not stay, said or unsaid
    );
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === TOKEN_KEY || key === SESSION_KEY) setTimeout(check, SETTLE_MS);
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target } = event;
    if (!isLogout(target)) return;
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    void finishWork().then(() => {
      try {
        forgetPerson();
      } catch {
        // It kept nothing.
      }
      target.submit();
    });
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    isLeaving = false;
    check();
  };
  const onVisible = (): void => {
    if (document.visibilityState === "visible") check();
  };
  addEventListener("storage", onStorage);
  addEventListener("submit", onSubmit);
  addEventListener("pageshow", onPageShow);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("submit", onSubmit);
    removeEventListener("pageshow", onPageShow);
    document.removeEventListener("visibilitychange", onVisible);
  };
};
