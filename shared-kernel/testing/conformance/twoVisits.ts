import type { Answers } from "../fakeHttp";
import { fakeTenant } from "../fakeTenant";
import type { PageFixture, SlotFixture } from "./types";
import type { Visit } from "./visit";

const OTHER = "tetangga";

/** The same data with every text of more than one word marked: what one visit shows can be told from another's. */
const marked = (value: unknown): unknown => {
  if (typeof value === "string") return /\S\s+\S/.test(value) ? `${value} ‹${OTHER}›` : value;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item)]));
};

const otherAnswers = (answers: Answers, key: string): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([call, body]) => [call.replace(` ${key}/`, ` ${OTHER}/`), marked(body)]),
  );

/** What a slot without data shows comes from its properties: another site has another title over it, or another text. */
const otherProps = ({ props }: SlotFixture): SlotFixture["props"] => {
  const name = ["title", "text"].find((candidate) => typeof props[candidate] === "string");
  return name === undefined ? props : { ...props, [name]: `${String(props[name])} ‹${OTHER}›` };
};

/** Two visitors of different sites, languages and data. */
export const twoVisits = (fixture: PageFixture | SlotFixture): readonly [Visit, Visit] => {
  const { key, settings } = fakeTenant(fixture.tenant);
  return [
    { language: "id" },
    {
      language: "en",
      tenant: {
        key: OTHER,
        id: `tenant-${OTHER}`,
        origin: `https://${OTHER}.example`,
        settings: { ...settings, title: `${settings.title} ‹${OTHER}›`, language: "en" },
      },
      answers: otherAnswers(fixture.answers ?? {}, key),
      ...("slot" in fixture && { props: otherProps(fixture) }),
    },
  ];
};

/** Answers of two visits by turns: each continues while the other waits. */
export const interleaved = (visit: Visit): Visit => ({
  ...visit,
  delay: () => new Promise((resolve) => setTimeout(resolve, 1)),
});
