/** The part of sql.js that is used; the package has no types of its own. */
declare module "sql.js/dist/sql-wasm-browser.js" {
  type Value = number | bigint | string | Uint8Array | null;

  export interface Statement {
    step(): boolean;
    get(params: null, config: { readonly useBigInt: boolean }): Value[];
    getColumnNames(): string[];
  }

  export interface Statements extends Iterator<Statement, undefined> {
    getRemainingSQL(): string;
  }

  export interface Database {
    run(sql: string): Database;
    exec(sql: string): unknown;
    iterateStatements(sql: string): Statements;
    close(): void;
  }

  export interface SqlJsStatic {
    readonly Database: new () => Database;
  }

  const initSqlJs: (config: { readonly wasmBinary: ArrayBuffer }) => Promise<SqlJsStatic>;
  export default initSqlJs;
}
