/** Built assets carry a hash of their content in their names. */
export const cacheControlOf = (path: string): string => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
