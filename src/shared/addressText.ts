/** What an address says under a name, in one line: a control character, which no field could have been given, counts as a blank. */
export const addressText = (search: URLSearchParams, name: string): string => (search.get(name) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
