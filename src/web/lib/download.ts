export interface DownloadFile<Content extends BlobPart = string> {
  name: string;
  type: string;
  content: Content;
}

/** Hands a file to the browser's downloads. */
export function download(file: DownloadFile<BlobPart>): void {
  const address = URL.createObjectURL(new Blob([file.content], { type: file.type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
