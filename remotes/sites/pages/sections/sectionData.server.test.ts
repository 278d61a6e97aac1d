import { describe, expect, it } from "@jest/globals";

import { trainingPage } from "../../testing/fixtures/offers";
import { sectionData } from "./sectionData.server";

describe("what sections say to search engines", () => {
  it("is each training with its price, where it has one", () => {
    const [catalogue] = sectionData(trainingPage);
    expect(catalogue).toMatchObject({
      "@type": "OfferCatalog",
      itemListElement: [
        { itemOffered: { name: "Analisis untuk operasi" }, price: 68_000_000, priceCurrency: "IDR" },
        { itemOffered: { name: "Memimpin" } },
        { itemOffered: { name: "Kelas sendiri" } },
      ],
    });
    expect(catalogue).not.toHaveProperty("itemListElement.2.price");
  });

  it("is each question with its answer", () => {
    const props = { title: "T", text: "T", questions: [{ question: "Boleh?", strong: "Ya. ", answer: "Silakan." }] };
    expect(sectionData([{ slot: "sites.questions.v1", props }])).toMatchObject([
      { "@type": "FAQPage", mainEntity: [{ name: "Boleh?", acceptedAnswer: { text: "Ya. Silakan." } }] },
    ]);
  });

  it("is nothing where a section is wrong", () => {
    expect(sectionData([{ slot: "sites.trainings.v1", props: {} }])).toEqual([]);
  });
});
