import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../storage/storage.ts'

/** What pages for the outside are made from. */
export type OutsideDeps = {
  database: Pick<Database, 'db'>
  storage: Pick<Storage, 'url' | 'path'>
  /** may guests play videos? */
  guestPlayback: boolean
  /** the site's address; without it, the one that a request came to */
  publicUrl: string | undefined
}

const hostShape = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** The site's address as this visitor knows it, without a slash at its end. A host that is none is not repeated. */
export function siteOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  return `${protocol === 'https' ? 'https' : 'http'}://${hostShape.test(host) ? host : 'localhost'}`
}

const uuidShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Only such an id is worth a query. */
export const isUuid = (text: string): boolean => uuidShape.test(text)

/** Part of an address as it was meant; null when it is malformed, or cannot be the name of anything. */
export function decodePart(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    return text.length > 200 || text.includes('\0') ? null : text
  } catch {
    return null
  }
}
