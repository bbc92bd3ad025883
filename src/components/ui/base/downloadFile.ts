/** How long the browser may need to start a download, in milliseconds. */
const startTime = 60_000;

/** Lets the browser save a file. */
export function downloadFile(fileName: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), startTime);
}
