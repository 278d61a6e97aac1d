import * as mobxReactLite from "mobx-react-lite";
import * as react from "react";
import * as reactDom from "react-dom";
import * as jsxRuntime from "react/jsx-runtime";

import * as i18n from "../i18n";
import * as icons from "../icons";
import * as remote from "../remote";
import * as router from "../router";
import * as state from "../state";

/**
 * The one copy of each library that remotes are handed, in the browser and in the server. The names are the
 * build's `SHARED_LIBRARIES`; a test holds the two lists equal.
 */
export const sharedLibraries: Readonly<Record<string, unknown>> = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "@serambi/kernel/state": state,
  "mobx-react-lite": mobxReactLite,
  "@serambi/kernel/router": router,
  "@serambi/kernel/remote": remote,
  "@serambi/kernel/i18n": i18n,
  "@serambi/kernel/icons": icons,
};
