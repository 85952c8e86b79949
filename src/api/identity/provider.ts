import type { Configuration } from 'openid-client'
import type { ProviderName } from '../../shared/entities/identity.ts'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import { type Claims, readClaims } from './claims.ts'

/** The registration of this site at a provider, from the environment. `label`: its name on the buttons, when it is not the usual one. */
export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string; label?: string | undefined }
/** `siteUrl`: where providers redirect people back to. A provider without settings is not offered. */
export type OAuthSettings = { siteUrl: string; providers: Readonly<Record<ProviderName, ProviderSettings>> }

/** Values that must be the same when the browser leaves and when it returns. */
export type Checks = { state: string; nonce: string; codeVerifier: string }

export type Provider = {
  /** Returns the address to redirect the browser to. @throws AppError PROVIDER_UNAVAILABLE */
  authorizationUrl(redirectUri: string, checks: Checks): Promise<string>
  /**
   * Returns the claims of the person who came back: exchanges the code in `returned` and validates the provider's response.
   * @throws AppError SIGN_IN_REFUSED, SIGN_IN_FAILED, PROVIDER_UNAVAILABLE
   */
  claimsOf(returned: URL, checks: Checks): Promise<Claims>
}

const scope = 'openid email profile'
const timeoutSeconds = 10

/** Loaded at the first sign-in: a site without providers never needs it. */
const loadOidc = () => import('openid-client')
type Oidc = Awaited<ReturnType<typeof loadOidc>>

/** Returns a provider that uses openid-client. Discovery happens at the first use, and again as long as it fails. */
export function connectProvider({ issuer, clientId, clientSecret }: ProviderSettings): Provider {
  let discovered: Promise<Configuration> | undefined

  async function discover(): Promise<Configuration> {
    const oidc = await loadOidc()
    const server = new URL(issuer)
    // The code came over TLS; checking the signature as well costs one request for the keys, which are then cached.
    const execute = [oidc.enableNonRepudiationChecks]
    // The environment allows an issuer without TLS only on this machine.
    if (server.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
    return oidc.discovery(server, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
  }

  async function configuration(): Promise<Configuration> {
    discovered ??= discover()
    try {
      return await discovered
    } catch (cause) {
      discovered = undefined
      throw new AppError('PROVIDER_UNAVAILABLE', { cause })
    }
  }

  return {
    async authorizationUrl(redirectUri, { state, nonce, codeVerifier }) {
      const oidc = await loadOidc()
      const parameters = {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }
      return oidc.buildAuthorizationUrl(await configuration(), parameters).href
    },

    async claimsOf(returned, { state, nonce, codeVerifier }) {
      const oidc = await loadOidc()
      const config = await configuration()
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true }
        const tokens = await oidc.authorizationCodeGrant(config, returned, checks)
        const token = tokens.claims()
        if (!token) throw new AppError('SIGN_IN_FAILED')
        const needsInfo = token['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        return readClaims(token, needsInfo ? await oidc.fetchUserInfo(config, tokens.access_token, token.sub) : undefined)
      } catch (cause) {
        throw new AppError(codeOf(cause, oidc), { cause })
      }
    },
  }
}

const refusals: ReadonlySet<string> = new Set(['access_denied', 'consent_required', 'interaction_required', 'login_required'])
const outages: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

function codeOf(error: unknown, oidc: Oidc): ErrorCode {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (refusals.has(error.error)) return 'SIGN_IN_REFUSED'
    return outages.has(error.error) ? 'PROVIDER_UNAVAILABLE' : 'SIGN_IN_FAILED'
  }
  // What fetch throws when there is no response.
  if (error instanceof TypeError) return 'PROVIDER_UNAVAILABLE'
  return error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT' ? 'PROVIDER_UNAVAILABLE' : 'SIGN_IN_FAILED'
}
