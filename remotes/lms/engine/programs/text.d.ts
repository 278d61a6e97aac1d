/** A file as it is written, for a runtime that speaks its language. */
declare module "*?text" {
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- how the build hands a file on
  export default text;
}
