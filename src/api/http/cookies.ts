import type { FastifyRequest } from 'fastify'

type Options = { seconds: number; publicUrl: string | undefined }

/**
 * Returns a cookie of the API that scripts cannot read, and that browsers do not send with requests of other sites.
 * @param options.publicUrl address of the site for people, when it is known
 */
export function strictCookie(request: FastifyRequest, name: string, value: string, { seconds, publicUrl }: Options): string {
  const isSecure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  return `${name}=${value}; Path=${request.server.prefix}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** @param header the `Cookie` header @returns undefined without that cookie */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
