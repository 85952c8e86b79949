/** What people gave as one part of a path; half a character, which has no place in an address, becomes the sign for one that is unknown. */
export const part = (text: string): string => encodeURIComponent(text.toWellFormed())
