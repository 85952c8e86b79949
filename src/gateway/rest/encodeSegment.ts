/** Encodes a text as one segment of a path; half of a surrogate pair, which cannot be encoded, becomes the replacement character. */
export const encodeSegment = (text: string): string => encodeURIComponent(text.toWellFormed())
