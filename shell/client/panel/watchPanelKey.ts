import type { PageState } from "../boot/pageState";
import type { Browsing } from "../navigation/Browsing";
import type { Panel } from "./makePanel";

/** Opens and closes the development panel by Ctrl-Shift-. : by the key's place, because with Shift it is another character. */
export const watchPanelKey = (state: PageState, browsing: Browsing): void => {
  let panel: Promise<Panel> | null = null;
  addEventListener("keydown", (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== "Period") return;
    event.preventDefault();
    panel ??= import(/* webpackChunkName: "panel" */ "./makePanel").then(({ makePanel }) => makePanel(state, browsing));
    panel.then(
      ({ toggle }) => toggle(),
      (error: unknown) => {
        panel = null;
        console.warn("The development panel could not be loaded", error);
      },
    );
  });
};
