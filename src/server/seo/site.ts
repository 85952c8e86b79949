import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/connection/database.ts'
import type { Storage } from '../../storage/storage.ts'

/** Dependencies of the pages for search engines and other sites. */
export type SeoDeps = {
  database: Pick<Database, 'db'>
  storage: Pick<Storage, 'url' | 'disk'>
  /** whether guests may play videos */
  guestPlayback: () => Promise<boolean>
  /** the site's address; without it, the address of the request is used */
  publicUrl: string | undefined
}

/** The site as its pages name it. `address`: without a slash at its end. `description`: empty for none */
export type PageSite = { address: string; name: string; description: string }

const hostShape = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Returns the site's address as the request used it, without a slash at its end. A malformed host is replaced by `localhost`. */
export function siteOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  return `${protocol === 'https' ? 'https' : 'http'}://${hostShape.test(host) ? host : 'localhost'}`
}

const uuidShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Other ids are not worth a query. */
export const isUuid = (text: string): boolean => uuidShape.test(text)

/** Decodes a part of a path; null when it is malformed, too long or contains a NUL character. */
export function decodePart(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    return text.length > 200 || text.includes('\0') ? null : text
  } catch {
    return null
  }
}
