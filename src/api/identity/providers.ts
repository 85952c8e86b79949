import { type Provider as ShownProvider, type ProviderName, providerNameSchema } from '../../shared/entities/identity.ts'
import { AppError } from '../../shared/errors.ts'
import { connectProvider, type OAuthSettings, type Provider } from './provider.ts'

export type Providers = {
  /** all providers, configured or not, in the order of their buttons */
  shown: readonly ShownProvider[]
  /** @throws AppError PROVIDER_NOT_CONFIGURED */
  get(name: ProviderName): { provider: Provider; siteUrl: string }
}

/** Returns the providers. No provider is contacted before someone signs in with it. */
export function openProviders(settings: OAuthSettings | undefined): Providers {
  const connected = new Map<ProviderName, { provider: Provider; siteUrl: string }>()
  for (const name of providerNameSchema.options) {
    const own = settings?.providers[name]
    if (settings && own) connected.set(name, { provider: connectProvider(own), siteUrl: settings.siteUrl })
  }
  return {
    shown: providerNameSchema.options.map((name) => ({ name, isConfigured: connected.has(name) })),
    get(name) {
      const found = connected.get(name)
      if (!found) throw new AppError('PROVIDER_NOT_CONFIGURED')
      return found
    },
  }
}
