import type { FastifyRequest } from 'fastify'

type Options = { seconds: number; publicUrl: string | undefined }

/**
 * Returns a cookie of the API that scripts cannot read, and that browsers do not send with requests of other sites.
 * @param options.publicUrl address of the site for people, when it is known
 */
export function strictCookie(request: FastifyRequest, name: string, value: string, { seconds, publicUrl }: Options): string {
  return `${start(request, name, value, seconds)}; SameSite=Strict${isSecure(request, publicUrl) ? '; Secure' : ''}`
}

/**
 * Returns a cookie of the API that scripts cannot read, and that also works in a frame of another site's page: a browser keeps one for each
 * of these sites. It must change nothing that a request of another site could misuse. Without TLS, browsers refuse that.
 */
export function partitionedCookie(request: FastifyRequest, name: string, value: string, { seconds, publicUrl }: Options): string {
  return `${start(request, name, value, seconds)}; SameSite=${isSecure(request, publicUrl) ? 'None; Secure; Partitioned' : 'Lax'}`
}

const start = ({ server }: FastifyRequest, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=${server.prefix}; Max-Age=${seconds}; HttpOnly`

const isSecure = ({ protocol }: FastifyRequest, publicUrl: string | undefined): boolean =>
  protocol === 'https' || publicUrl?.startsWith('https:') === true

/** @param header the `Cookie` header @returns undefined without that cookie */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
