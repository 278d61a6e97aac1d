import { expect, it } from "@jest/globals";

import { storable } from "./storable";

it("takes out of every text, however deep, what no text has, and leaves the rest as it is", () => {
  const home = {
    sections: [{ slot: "a", props: { "ti\u0000tle": "A\u0000B\u0007C\u0085D\uD83D", n: 3, none: null } }],
  };
  expect(storable({ home, title: "Satu\n\tdua \u{1F600}\u200d" })).toEqual({
    home: { sections: [{ slot: "a", props: { title: "ABCD", n: 3, none: null } }] },
    title: "Satu\n\tdua \u{1F600}\u200d",
  });
});
