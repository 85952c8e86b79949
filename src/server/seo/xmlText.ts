/** Removes the control characters that XML 1.0 does not allow. */
export const xmlText = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
