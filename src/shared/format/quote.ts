/** Returns « text » with French quotation marks, whose inner spaces do not break. */
export const quoted = (text: string): string => `«\u202f${text}\u202f»`
