import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeHttp } from "@serambi/kernel/testing";

import { sampleFigures } from "../../testing/showcase/sampleFigures";
import { sampleFeature, sampleSetting } from "../../testing/showcase/sampleShowcase";
import { ShowcaseClient } from "./ShowcaseClient";

const clientOf = (body: unknown) => {
  const reports: unknown[] = [];
  const http = fakeHttp({ "services main/cms/app/setting/lms": body });
  const client = new ShowcaseClient(http.services, "main", (...told) => void reports.push(told));
  return { client, reports };
};

describe("what a site says of its LMS", () => {
  it("has the beginning of the description where there is no sentence for lists", async () => {
    const description = Array.from({ length: 30 }, (_, index) => `kata${index + 1}`).join(" ");
    const { client } = clientOf(answer(sampleSetting({ features: [sampleFeature({ summary: "", description })] })));
    expect((await client.showcase()).features[0]?.summary).toMatch(/^kata1 .* kata20…$/);
  });

  it("loses a feature that is wrong, tells of it, and keeps the others", async () => {
    const features = [sampleFeature({ slug: "Bukan Slug" }), sampleFeature({ slug: "ujian" }), 5];
    const { client, reports } = clientOf(answer({ ...sampleSetting(), features }));
    expect((await client.showcase()).features.map(({ slug }) => slug)).toEqual(["ujian"]);
    expect(reports).toMatchObject([["entries left out", { call: "cms/app/setting/lms" }]]);
  });

  it("keeps the first of two at one address", async () => {
    const features = [sampleFeature(), sampleFeature({ slug: "ujian" }), sampleFeature({ title: "Yang kedua" })];
    const { client } = clientOf(answer(sampleSetting({ features })));
    const read = await client.showcase();
    expect(read.features.map(({ slug, title }) => [slug, title])).toEqual([
      ["buku-nilai", "Buku nilai yang boleh dicoret"],
      ["ujian", "Buku nilai yang boleh dicoret"],
    ]);
  });

  it("draws nothing of a drawing that is wrong, and does without the parts that it can do without", async () => {
    const wrong = { kind: "hologram" };
    const body = {
      ...sampleSetting(),
      figures: [wrong, sampleFigures.chart, { ...sampleFigures.outline, percent: 400 }],
      features: [{ ...sampleFeature(), figure: wrong }],
      gains: "semua",
      closing: { title: "Coba", text: "", action: { label: "Klik", href: "javascript:alert(1)" } },
    };
    const { client } = clientOf(answer(body));
    expect(await client.showcase()).toMatchObject({
      figures: [{ kind: "chart" }],
      gains: undefined,
      closing: undefined,
    });
    const opened = await client.feature("buku-nilai");
    expect([opened.feature.figure, opened.action]).toEqual([undefined, null]);
  });

  it("is malformed where it is no such setting", async () => {
    await expect(clientOf(answer("teks")).client.showcase()).rejects.toMatchObject({ code: "malformed" });
  });
});

describe("a feature", () => {
  it("is found by its slug in any letter case, among all of them", async () => {
    const { client } = clientOf(answer(sampleSetting()));
    const { feature, features } = await client.feature("Buku-Nilai");
    expect(feature.listFeatures).toHaveLength(3);
    expect(features).toHaveLength(12);
  });

  it("that there is not is not found", async () => {
    const { client } = clientOf(answer(sampleSetting()));
    await expect(client.feature("__proto__")).rejects.toMatchObject({ code: "not-found" });
  });

  it("shows no picture that the page may not load", async () => {
    const imageOf = async (image: string) =>
      (await clientOf(answer(sampleSetting({ features: [sampleFeature({ image })] }))).client.feature("buku-nilai"))
        .feature.image;
    expect(await imageOf("/media/main/nilai.jpg")).toBe("/media/main/nilai.jpg");
    expect(await imageOf("data:image/png;base64,AAAA")).toBe("");
  });

  it("cannot be had while the host is down", async () => {
    const { client } = clientOf(new AppError("timeout", "late"));
    await expect(client.feature("buku-nilai")).rejects.toMatchObject({ code: "timeout" });
  });
});
