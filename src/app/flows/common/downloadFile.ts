/** Offers a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the object URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
