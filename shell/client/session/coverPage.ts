import type { Language } from "@serambi/kernel/contracts";

import s from "./coverPage.module.css";
import { messages as english } from "./messages/en";
import { messages as indonesian, type SessionMessages } from "./messages/id";

const CATALOGUES: Readonly<Record<Language, SessionMessages>> = { id: indonesian, en: english };

const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** Covers a page that shows what is nobody's any more, says why, and offers both ways on. React's own tree is left alone. */
export const coverPage = (language: Language): void => {
  const t = CATALOGUES[language];
  const title = make("h2", { id: "session-over", textContent: t.title });
  const back = encodeURIComponent(location.pathname + location.search);
  const signIn = make("a", { href: `/Login?back=${back}`, textContent: t.signIn, className: s.main ?? "" });
  const goOn = make("a", { href: "/", textContent: t.goOn });
  const dialog = make(
    "dialog",
    { className: s.cover ?? "" },
    make("div", {}, title, make("p", { textContent: t.text }), make("p", { className: s.ways ?? "" }, signIn, goOn)),
  );
  dialog.setAttribute("aria-labelledby", title.id);
  // There is nothing behind it to go back to.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  document.getElementById("root")?.remove();
  dialog.showModal();
  signIn.focus();
};
