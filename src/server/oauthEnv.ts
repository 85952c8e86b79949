import type { OAuthSettings, ProviderSettings } from '../api/identity/provider.ts'
import { httpsUrl } from './webUrls.ts'

type Given = Readonly<Record<string, string | undefined>>
export type OAuthEnv = { fault: string } | { fault?: never; settings: OAuthSettings | undefined }

const usualIssuers: Readonly<Record<string, string>> = {
  GOOGLE: 'https://accounts.google.com',
  MICROSOFT: 'https://login.microsoftonline.com/common/v2.0',
}
const variable = /^OAUTH_([A-Z][A-Z0-9]{0,30})_(CLIENT_ID|CLIENT_SECRET|ISSUER|LABEL)$/

/**
 * Reads the providers from the variables `OAUTH_{NAME}_CLIENT_ID`, `_CLIENT_SECRET`, `_ISSUER` and `_LABEL`; GOOGLE and MICROSOFT have their
 * usual issuers.
 * @param given the environment without empty values
 * @param siteUrl PUBLIC_URL
 */
export function readOAuth(given: Given, siteUrl: string | undefined): OAuthEnv {
  const names = new Set(Object.keys(given).flatMap((key) => variable.exec(key)?.[1] ?? []))
  const providers: Record<string, ProviderSettings> = {}
  for (const name of names) {
    const read = readProvider(given, name, siteUrl)
    if (typeof read === 'string') return { fault: read }
    if (read) providers[name.toLowerCase()] = read
  }
  return { settings: siteUrl !== undefined && Object.keys(providers).length > 0 ? { siteUrl, providers } : undefined }
}

/** @returns what is wrong with a provider's variables, or its settings; undefined without a client */
function readProvider(given: Given, name: string, siteUrl: string | undefined): string | ProviderSettings | undefined {
  const [id, secret] = [`OAUTH_${name}_CLIENT_ID`, `OAUTH_${name}_CLIENT_SECRET`]
  const [clientId, clientSecret] = [given[id], given[secret]]
  const issuer = httpsUrl.safeParse(given[`OAUTH_${name}_ISSUER`] ?? usualIssuers[name])
  if (!issuer.success) return `OAUTH_${name}_ISSUER : ${issuer.error.issues[0]?.message}`
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined) return `${id} et ${secret} : l’un ne va pas sans l’autre`
  // An address taken from a request could be forged: users would be redirected to it with their code.
  if (siteUrl === undefined) return `PUBLIC_URL : obligatoire avec ${id}`
  const label = given[`OAUTH_${name}_LABEL`]
  return { issuer: issuer.data, clientId, clientSecret, ...(label !== undefined && { label }) }
}
