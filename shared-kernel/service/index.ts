/** What a remote's part of the embedded platform (`service/`) is written with. Server only. */
export { asNew } from "./asNew";
export { bareAnswer, isBareAnswer, type BareAnswer } from "./bareAnswer";
export { jsonb, tenantId } from "./columns";
export { dedent } from "./dedent";
export { defineService, endpoint, job, seedRows } from "./defineService";
export type {
  Entitled,
  Entitlement,
  Entitlements,
  EntitlementSource,
  Environment,
  FileKind,
  Grant,
  JobOrder,
  LentTools,
  NewAccount,
  PageEvent,
  ReadFile,
  SentFile,
  SentFiles,
  ServiceLetter,
} from "./lent";
export { hasTestVirus, judgePdf } from "./files/judgePdf";
export { shownName } from "./files/shownName";
export { paged } from "./paged";
export type { Passage, PassageCall, PassageFact } from "./passages";
export { plainText } from "./plainText";
export { optionalText, pageNumber, pageSize, requiredText, text } from "./queryParts";
export { seedPersonId } from "./seedPersonId";
export { slugOf } from "./slugOf";
export type {
  Access,
  AskedRead,
  Endpoint,
  Fail,
  JobCall,
  JobDefinition,
  Migration,
  PersonalData,
  PersonCall,
  SeedCall,
  SeedRows,
  Service,
  ServiceCall,
  ServiceJob,
  ServiceSeed,
  ServiceSetting,
  ServiceTenant,
  ServiceUser,
  ServiceVariable,
  Sql,
  Text,
  Transaction,
} from "./types";
