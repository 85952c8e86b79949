/** Returns an argument that is an id or a text; an empty string for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
