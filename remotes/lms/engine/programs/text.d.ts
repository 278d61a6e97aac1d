/** A file as it is written, for a runtime that speaks its language. */
declare module "*?text" {
  const text: string;
  export default text;
}
