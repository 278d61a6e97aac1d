export { AppError, codeForStatus, isAppError, toAppError } from "./AppError";
export { ERROR_CODES, ERROR_TABLE, type ErrorCode } from "./table";
