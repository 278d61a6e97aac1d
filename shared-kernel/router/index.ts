export { Link, type LinkProps } from "./Link";
/**
 * The part of React Router that the product uses, and the only way to it: one shared copy of exactly these
 * names costs 11 KB (brotli) where the whole namespace costs 52.
 */
export { Router, matchPath, useLocation, useNavigate, useSearchParams } from "react-router-dom";
export type { Location, Navigator, To } from "react-router-dom";
