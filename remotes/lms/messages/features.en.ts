import { showcaseMessages } from "./showcase.en";
import type { FeaturesMessages } from "./featuresMessages";

export const messages: FeaturesMessages = {
  ...showcaseMessages,
  features: "What is in it",
  toFeatures: "See every feature",
  audienceFilter: "For whom",
  everybody: "Everybody",
  "audience.teacher": "Teachers",
  "audience.office": "The office",
  "audience.learner": "Learners",
  "audience.parent": "Parents",
  featuresShown: (count) => (count === 1 ? "1 feature shown" : `${count} features shown`),
  sampleOnList: "names on the list",
  sampleTold: (count) => (count === 0 ? "no word yet" : `word from ${count}`),
  sampleUnpaid: "not paid yet",
  sampleLate: (count) => (count === 0 ? "none late" : `${count} past the day`),
  sampleMet: "requirements met",
  sampleRead: (read, all) => `read by ${read} of ${all}`,
  sampleAnswers: (count) => (count === 1 ? "1 answer" : `${count} answers`),
  sampleWords: (count) => `one of ${count} words`,
  sampleStrokes: (count) => `${count} strokes to follow`,
  percent: (value) => `${value}%`,
  empty: "The features are not written yet",
  emptyText: "The list is being put together. Please come back in a few days.",
};
