/** What a remote's part of the embedded platform (`service/`) is written with. Server only. */
export { asNew } from "./asNew";
export { jsonb, tenantId } from "./columns";
export { dedent } from "./dedent";
export { defineService, endpoint, seedRows } from "./defineService";
export { paged } from "./paged";
export { optionalText, pageNumber, pageSize, requiredText, text } from "./queryParts";
export { slugOf } from "./slugOf";
export type {
  Access,
  AskedRead,
  Endpoint,
  Fail,
  Migration,
  PersonEvent,
  SeedCall,
  SeedRows,
  Service,
  ServiceCall,
  ServiceSeed,
  ServiceSetting,
  ServiceTenant,
  ServiceUser,
  Sql,
  Text,
  Transaction,
} from "./types";
