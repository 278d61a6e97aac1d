import { endpoint } from "@serambi/kernel/service";

import { SchoolForm } from "../../contract/Schools";
import { decideSchoolEndpoints } from "./decideSchool";
import { readSchoolEndpoints } from "./readSchools";
import { registerSchool } from "./registerSchool";

/** Schools: registration, list, map, and the office's decisions. */
export const schoolEndpoints = [
  ...readSchoolEndpoints,
  ...decideSchoolEndpoints,
  endpoint({
    host: "services",
    method: "POST",
    path: "/school/register",
    access: "anyone",
    body: SchoolForm,
    handle: registerSchool,
  }),
];
