import { expect, it } from "@jest/globals";
import { Router } from "@serambi/kernel/router";
import { renderToStaticMarkup } from "react-dom/server";

import { messages as t } from "../messages/id";
import { FrameProvider, type FramedParts } from "./FrameContext";
import { FramePlace } from "./FramePlace";
import type { FrameParts } from "./frameParts";
import { MemberPlace } from "./MemberPlace";

const parts: FrameParts = {
  "header.account": {
    slot: "account.menu.v1",
    visitor: { path: "/Login", label: "Masuk" },
    member: { path: "/Welcome", label: "Akun Anda" },
  },
};
const nothing = (): void => undefined;
const navigator = { createHref: String, go: nothing, push: nothing, replace: nothing };

const render = (framed: FramedParts): string =>
  renderToStaticMarkup(
    <Router location="/Courses?page=2" navigator={navigator} static>
      <FrameProvider services={{ t, isStatic: true, report: nothing, ...framed }}>
        <FramePlace name="header.account" />
      </FrameProvider>
    </Router>,
  );

it("is a link that tells where it stands, for a visitor", () => {
  expect(render({ parts })).toMatch(
    /^<a href="\/Login\?back=%2FCourses%3Fpage%3D2" rel="nofollow".*Masuk<\/span><\/a>$/,
  );
});

it("is a link to what is theirs for somebody with a session, and works without scripts", () => {
  const html = render({ parts, Member: MemberPlace });
  expect(html).toContain('href="/Welcome"');
  expect(html).not.toMatch(/Login|role="button"/);
});

it("is nothing where no remote fills it", () => {
  expect(render({})).toBe("");
});
