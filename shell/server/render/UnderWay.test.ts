import { expect, it } from "@jest/globals";

import { resolve } from "../../registry/resolve";
import { registryWith } from "../../registry/testing/registries";
import { UnderWay } from "./UnderWay";

const RELEASE = resolve(registryWith("1.2.3"), { tenant: "", cohort: null });
const [REMOTE = ""] = Object.keys(RELEASE.remotes);
const VERSION = { remote: REMOTE, version: "1.2.3" };

it("knows whose code has run for the orders under way, and for those that ended since nothing was found", () => {
  const orders = new UnderWay();
  const [first, second] = [orders.begin(RELEASE), orders.begin(RELEASE)];
  expect(orders.likeliest()).toBeNull();
  first.use(REMOTE, "unknown");
  expect(orders.likeliest()).toEqual(VERSION);
  orders.forget();
  expect(orders.likeliest()).toEqual(VERSION);
  first.end();
  expect(orders.likeliest()).toEqual(VERSION);
  orders.forget();
  expect(orders.likeliest()).toBeNull();
  second.end();
});

it("counts a page that is streamed until its last byte", () => {
  const orders = new UnderWay();
  const order = orders.begin(RELEASE);
  order.use(REMOTE);
  let last = (): void => undefined;
  const body = order.until({ pipe: (_write, end) => void (last = end), abort: () => undefined });
  body.pipe(
    () => undefined,
    () => undefined,
  );
  orders.forget();
  expect(orders.likeliest()).toEqual(VERSION);
  last();
  orders.forget();
  expect(orders.likeliest()).toBeNull();
});
