/** The platform in tests of a remote's service: over a real database, with two tenants and the services that the test gives it. */
export { inTenant } from "../database/inTenant";
export { tenants } from "../database/schema";
export { describeEachEngine, describeWithDatabase, type OpenEmpty } from "./describeEachEngine";
export { describeTables, type TenantTable } from "./describeTables";
export { sqlOf } from "../remote-services/sqlOf";
export { TestPlatform, type TestAnswer } from "./TestPlatform";
