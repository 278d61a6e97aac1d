/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import type { TenantSettings } from "@serambi/kernel/contracts";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeTenant } from "@serambi/kernel/testing";
import { cleanup, render, screen } from "@testing-library/react";

import { messages as t } from "../../messages/id";
import { Logo, type LogoProps } from "./Logo";

const nowhere: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "")),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const show = (settings: Partial<TenantSettings>, props: Partial<LogoProps> = {}) => {
  const { container } = render(
    <Router location="/" navigator={nowhere} static>
      <Logo tenant={fakeTenant({ settings: { title: "Sekolah Contoh", ...settings } })} path="/" t={t} {...props} />
    </Router>,
  );
  const images = Array.from(container.querySelectorAll("img"));
  return { images, sources: images.map((image) => image.getAttribute("src")), hasMark: container.querySelector("svg") };
};

const BOTH = { logoDark: "/media/contoh/logo-dark.svg", logoLight: "/media/contoh/logo-light.svg" };

afterEach(cleanup);

describe("the logo", () => {
  it("shows the dark sign on light pages and the light one on dark pages, each under a class of its own", () => {
    const { images, sources } = show(BOTH);
    expect(sources).toEqual([BOTH.logoDark, BOTH.logoLight]);
    expect(images[0]?.className).toContain("forLight");
    expect(images[1]?.className).toContain("forDark");
  });

  it("shows one sign where the header's ground is the same in both themes", () => {
    expect(show(BOTH, { ground: "dark" }).sources).toEqual([BOTH.logoLight]);
    expect(show(BOTH, { ground: "light" }).sources).toEqual([BOTH.logoDark]);
  });

  it("shows the only one there is in both themes", () => {
    expect(show({ logoDark: BOTH.logoDark }).sources).toEqual([BOTH.logoDark]);
    expect(show({ logoLight: BOTH.logoLight }).sources).toEqual([BOTH.logoLight]);
  });

  it.each([
    [{ logoDark: BOTH.logoDark }, "theme", "lightPlateInDark"],
    [{ logoDark: BOTH.logoDark }, "dark", "lightPlate"],
    [{ logoLight: BOTH.logoLight }, "theme", "darkPlateInLight"],
    [{ logoLight: BOTH.logoLight }, "light", "darkPlate"],
  ] as const)("brings its own ground along where only %j is given and the header's is %s", (logos, ground, plate) => {
    expect(show(logos, { ground }).images[0]?.className.split(" ")).toContain(plate);
  });

  it("stands without a plate on its own ground, and where one sign is given for both", () => {
    expect(show({ logoDark: BOTH.logoDark }, { ground: "light" }).images[0]?.className).not.toContain("Plate");
    expect(show({ logoDark: "/a.png", logoLight: "/a.png" }).images[0]?.className).not.toContain("Plate");
  });

  it("keeps its place free before the picture is there, and does not fetch the hidden one", () => {
    for (const image of show(BOTH).images) {
      expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["32", "32"]);
      expect(image.getAttribute("loading")).toBe("lazy");
    }
  });

  it("has the name beside the picture, so that a broken address loses nothing", () => {
    const { images } = show({ logoDark: "/media/contoh/missing.svg" });
    expect(images[0]?.getAttribute("alt")).toBe("");
    expect(screen.getByText("Sekolah Contoh")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sekolah Contoh, halaman utama" }).getAttribute("href")).toBe("/");
  });

  it("has the layout's own mark where the site has no logo", () => {
    const { images, hasMark } = show({});
    expect(images).toEqual([]);
    expect(hasMark).toBeTruthy();
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "//elsewhere.example/logo.svg",
    "/\\elsewhere.example/logo.svg",
    "http://elsewhere.example/logo.svg",
    "logo dark.svg",
  ])("is as good as none with the address %s", (address) => {
    const { images, hasMark } = show({ logoDark: address, logoLight: address });
    expect(images).toEqual([]);
    expect(hasMark).toBeTruthy();
  });
});
