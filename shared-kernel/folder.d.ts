/** Every file below the folder that the imported file names, as text, by its path. */
declare module "*.folder" {
  const files: Readonly<Record<string, string>>;
  export default files;
}
