import { KEPT_CACHES } from "./keptCaches";
import { listKept, type KeptPage } from "./listKept";
import { untilReachable } from "./untilReachable";

/** The program of the page that stands for one which is not kept; it stands in that page itself. */
const place = document.querySelector<HTMLElement>("[data-kept]");
const list = place?.querySelector("ul");

const show = (pages: readonly KeptPage[]): void => {
  if (!place || !list || pages.length === 0) return;
  list.replaceChildren(
    ...pages.map(({ href, title }) => {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = title;
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  place.hidden = false;
};

const reload = (): void => location.reload();

document.querySelector("[data-retry]")?.addEventListener("click", reload);

/** Who has just chosen a kept page goes there, also when the connection comes back in that moment. */
let isLeaving = false;
const comeBack = (): void => {
  if (!isLeaving) reload();
};
addEventListener("beforeunload", () => (isLeaving = true));
addEventListener("pageshow", () => (isLeaving = false));
addEventListener("online", comeBack);
void untilReachable().then(comeBack);
caches
  .open(KEPT_CACHES.pages)
  .then(listKept)
  .then(show, (error: unknown) => console.warn("The kept pages could not be listed", error));
