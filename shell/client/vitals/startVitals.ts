import { whenSettled } from "../boot/whenSettled";
import type { MeasuredPage } from "./measureVitals";

/** Has some views of a page measured, as many as `sample` says: chosen here, because a page that is kept is the same for all. */
export const startVitals = (sample: number, page: MeasuredPage): void => {
  if (Math.random() >= sample) return;
  whenSettled()
    .then(() => import(/* webpackChunkName: "vitals" */ "./measureVitals"))
    .then(({ measureVitals }) => measureVitals(page))
    .catch((error: unknown) => console.warn("The page is not measured", error));
};
