import { keepTyped, noteTyped } from "./typedText";

const LOGIN_PATH = "/login";

/** Keeps what was typed on a page when a link leads from it to the account site: whoever comes back finds it. */
export const keepForLogin = (): void => {
  addEventListener("input", noteTyped, true);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin && link.pathname.toLowerCase() === LOGIN_PATH) keepTyped();
  });
};
