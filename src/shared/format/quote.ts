/** « text », as French typography has it: the spaces inside do not break. */
export const quoted = (text: string): string => `«\u202f${text}\u202f»`
