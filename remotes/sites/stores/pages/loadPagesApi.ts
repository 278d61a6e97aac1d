/** The client with the schemas it brings: a page fetches it beside its own code, and calls with it. */
export const loadPagesApi = () => import(/* webpackChunkName: "api-pages" */ "../../api/pages/PagesApi");
