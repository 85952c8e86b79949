/** Brings a failure that the app went on without to the browser's error log. */
export function report(during: string, cause: unknown): void {
  reportError(new Error(`Lucarne, ${during}`, { cause }))
}
