import { describe, expect, it } from "@jest/globals";
import type { JsonLd } from "@serambi/kernel/seo";
import { fakeTenant } from "@serambi/kernel/testing";

import { pageJsonLd } from "./pageJsonLd";

const { navigation } = fakeTenant().settings;
const tenant = fakeTenant({
  settings: {
    navigation: {
      ...navigation,
      primary: [{ label: "Fitur", href: "/Lms", children: [{ label: "Semua fitur", href: "/Lms/Features" }] }],
    },
  },
});

const jsonLdOf = (pattern: string, path: string, jsonLd: readonly JsonLd[] = []) =>
  pageJsonLd(tenant, path, { route: { pattern }, head: { title: "Kuis" }, jsonLd });

const namesOf = ([way = {}]: readonly JsonLd[]): unknown[] => {
  const steps = way["itemListElement"] as readonly { name: string; item?: string }[]; // as breadcrumbList makes it
  return steps.map(({ name, item }) => [name, item]);
};

describe("the data of a page", () => {
  it("leads to it over the pages above that the navigation names", () => {
    expect(namesOf(jsonLdOf("/Lms/Features/:slug", "/Lms/Features/kuis"))).toEqual([
      ["Sekolah Contoh", "https://contoh.example/"],
      ["Fitur", "https://contoh.example/Lms"],
      ["Semua fitur", "https://contoh.example/Lms/Features"],
      ["Kuis", undefined],
    ]);
    expect(namesOf(jsonLdOf("/Blog/:id", "/Blog/7"))).toHaveLength(2);
  });

  it("leaves the way that a page names itself, and names none to the home page", () => {
    const own = [{ "@type": "BreadcrumbList" }];
    expect(jsonLdOf("/Blog/:id", "/Blog/7", own)).toBe(own);
    expect(jsonLdOf("/", "/")).toEqual([]);
  });
});
