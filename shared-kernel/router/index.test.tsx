import { describe, expect, it } from "@jest/globals";
import { renderToString } from "react-dom/server";

import * as router from ".";

const { Link, matchPath, Router, useLocation, useSearchParams } = router;

const STILL: router.Navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };

const Address = () => {
  const [params] = useSearchParams();
  return `${useLocation().pathname} page ${params.get("page")}`;
};

describe("the router facade", () => {
  it("holds exactly the names that the page pays for", () => {
    expect(Object.keys(router).toSorted()).toEqual([
      "Link",
      "Router",
      "matchPath",
      "useLocation",
      "useNavigate",
      "useSearchParams",
    ]);
  });

  it("renders an address and its links on the server", () => {
    const html = renderToString(
      <Router location="/Courses?page=2" navigator={STILL} static>
        <Link to="/Courses/jaringan">
          <Address />
        </Link>
      </Router>,
    );
    expect(html).toContain("/Courses page 2</a>");
    expect(html).toContain("<a ");
  });

  it("matches paths in any letter case and reads their parameters", () => {
    expect(matchPath("/Courses/:slug", "/courses/TKJ")?.params).toEqual({ slug: "TKJ" });
  });
});
