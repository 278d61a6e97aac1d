import type { HomeSection } from "@serambi/kernel/contracts";
import type { JsonLd } from "@serambi/kernel/seo";

import { QuestionsProps } from "../../slots/questions/schema";
import { TrainingsProps } from "../../slots/trainings/schema";

const questionsOf = ({ questions }: QuestionsProps): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, strong = "", answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: strong + answer },
  })),
});

const catalogueOf = ({ title, trainings }: TrainingsProps): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "OfferCatalog",
  name: title,
  itemListElement: trainings.map(({ name, text, priceIdr }) => ({
    "@type": "Offer",
    itemOffered: { "@type": "Service", name, description: text },
    ...(priceIdr !== undefined && { price: priceIdr, priceCurrency: "IDR" }),
  })),
});

/** Structured data of a page's sections for search engines: questions with their answers, trainings with their prices. */
export const sectionData = (sections: readonly HomeSection[]): readonly JsonLd[] =>
  sections.flatMap(({ slot, props }) => {
    if (slot === "sites.questions.v1") {
      const { data } = QuestionsProps.safeParse(props);
      return data ? [questionsOf(data)] : [];
    }
    if (slot !== "sites.trainings.v1") return [];
    const { data } = TrainingsProps.safeParse(props);
    return data ? [catalogueOf(data)] : [];
  });
