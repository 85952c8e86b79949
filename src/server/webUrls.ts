import { z } from 'zod'

/** An address without slashes at its end. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'attendu : une adresse http:// ou https://' })
  .transform((value) => value.replace(/\/+$/, ''))
export const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

/** Secrets are sent there: only this machine is allowed without TLS. */
export const httpsUrl = webUrl.refine((value) => {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || loopbackHosts.has(hostname)
}, 'attendu : une adresse https://')
