/** How long a browser may take to read what it is to save. */
const READ_MS = 60_000;

/** Has the browser save bytes as a file. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
};
