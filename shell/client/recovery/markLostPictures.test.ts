/**
 * @jest-environment jest-fixed-jsdom
 */
import { expect, it } from "@jest/globals";

import { markLostPictures } from "./markLostPictures";

it("marks a picture that cannot be had, until it comes after all", () => {
  markLostPictures();
  const image = document.body.appendChild(document.createElement("img"));
  image.dispatchEvent(new Event("error"));
  expect(image.dataset["lost"]).toBe("");
  image.dispatchEvent(new Event("load"));
  expect(image.dataset["lost"]).toBeUndefined();
});
