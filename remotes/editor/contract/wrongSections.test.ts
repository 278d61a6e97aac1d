import { expect, it } from "@jest/globals";

import { pagesOf } from "./sitePage";
import { wrongSections } from "./wrongSections";

it("puts problems together by the section that they are in, of any page", () => {
  const section = { slot: "sites.steps.v1", props: {} };
  const values = {
    home: { sections: Array.from({ length: 12 }, () => section) },
    page_features: { title: "Fitur", sections: [], pages: [{ slug: "nilai", title: "Nilai", sections: [section] }] },
  };
  const problems = {
    "home.sections.11.slot": "tidak ada",
    "home.sections.1.props.steps.0.name": "perlu diisi",
    "home.sections.1.props.steps.0.label": "tidak dikenal",
    "page_features.pages.0.sections.0.props.text": "tidak cocok",
    "home.sections": "terlalu banyak",
    "css.clr_primary": "bukan warna",
  };
  const wrong = wrongSections(problems, pagesOf(values), values);
  expect(wrong.sections.map(({ page, at, problems: told }) => [page.id, at, told])).toEqual([
    ["home", 1, ["perlu diisi", "tidak dikenal"]],
    ["home", 11, ["tidak ada"]],
    ["page_features/nilai", 0, ["tidak cocok"]],
  ]);
  expect(Object.keys(wrong.others)).toEqual(["home.sections", "css.clr_primary"]);
});
