/** Returns a parameter of an address in one line: a control character, which no form field can contain, becomes a space. */
export const addressText = (search: URLSearchParams, name: string): string => (search.get(name) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
