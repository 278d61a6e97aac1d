import { expect, it } from "@jest/globals";
import * as z from "zod";

import { creativeAcademyHome } from "./creativeAcademyHome";

const Words = z.object({ words: z.array(z.object({ work: z.string() })) });
const Works = z.object({ works: z.array(z.object({ id: z.string() })) });

it("leads each word of the title to a work that hangs on the wall", () => {
  const propsOf = (slot: string): unknown =>
    creativeAcademyHome.sections.find((section) => section.slot === slot)?.props;
  const ids = Works.parse(propsOf("sites.exhibition.v1")).works.map(({ id }) => id);
  const wanted = Words.parse(propsOf("sites.hero-axes.v1")).words.map(({ work }) => work);
  expect(wanted).toHaveLength(3);
  expect(ids).toEqual(expect.arrayContaining(wanted));
});
