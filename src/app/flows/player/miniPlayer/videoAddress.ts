type Address = Pick<Location, 'pathname' | 'search'>

/** Returns the id of the video that an address of the site shows, /watch/{id} or /watch?v={id}; null for every other page. */
export function videoOf({ pathname, search }: Address): string | null {
  const found = /^\/watch(?:\/([^/]+))?\/?$/i.exec(pathname)
  return found && (found[1] ?? new URLSearchParams(search).get('v'))
}

/** Returns the address of a video's page without the part of the video that it asked for. */
export function withoutPart({ pathname, search }: Address): string {
  const query = new URLSearchParams(search)
  for (const name of ['t', 'start', 'end', 'stop']) query.delete(name)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
