/** The client with the schemas it brings: a page fetches it beside its own code, and calls with it. */
export const loadPortfolioApi = () =>
  import(/* webpackChunkName: "api-portfolio" */ "../../api/portfolio/PortfolioApi");
