/** Reports a failure that the app recovered from to the browser's error log. */
export function report(during: string, cause: unknown): void {
  reportError(new Error(`Lucarne, ${during}`, { cause }))
}
