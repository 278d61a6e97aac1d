import { expect, it } from "@jest/globals";
import { Kain, kainImages, KainProvider, type KainPainter } from "@serambi/kernel/ui";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { renderShown } from "./renderShown";

const PICTURE = { variant: "cover", width: 320, height: 180 } as const;
const draw: KainPainter = ({ seed }) => `<svg><text>${seed} $& $1</text></svg>`;

const byItself = (element: ReactElement) => ({
  html: renderToString(<KainProvider paint={draw}>{element}</KainProvider>),
  plain: renderToString(<KainProvider paint={kainImages()}>{element}</KainProvider>),
});

it.each([
  { what: "no picture", element: <p>Kelas &amp; acara</p> },
  {
    what: "pictures among other markup",
    element: (
      <ul>
        <li>
          <Kain seed="a" {...PICTURE} className="own" />
        </li>
        <li dangerouslySetInnerHTML={{ __html: "<b>b</b>" }} />
        <Kain seed="b" {...PICTURE} />
      </ul>
    ),
  },
  { what: "markup that looks like a mark", element: <p dangerouslySetInnerHTML={{ __html: "<!--cloth 0-->" }} /> },
  {
    what: "a mark's look before a picture",
    element: (
      <div>
        <p dangerouslySetInnerHTML={{ __html: "<!--cloth 0-->" }} />
        <Kain seed="a" {...PICTURE} />
      </div>
    ),
  },
])("gives what rendering with each painter gives: $what", ({ element }) => {
  const { html, plain } = renderShown(element, draw);
  expect({ html, plain: plain() }).toEqual(byItself(element));
});
