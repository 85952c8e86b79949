import type { Provider as ShownProvider, ProviderName } from '../../shared/entities/identity.ts'
import { AppError } from '../../shared/errors.ts'
import { connectProvider, type OAuthSettings, type Provider } from './provider.ts'

export type Providers = {
  /** all providers, configured or not, in the order of their buttons */
  shown: readonly ShownProvider[]
  /** Returns the name that people know a provider by, also of one that is not configured any more. */
  label(name: ProviderName): string
  /** @throws AppError PROVIDER_NOT_CONFIGURED */
  get(name: ProviderName): { provider: Provider; siteUrl: string }
}

/** Shown on every site, in this order, before the operator's own. */
const usualLabels: ReadonlyMap<ProviderName, string> = new Map([
  ['google', 'Google'],
  ['microsoft', 'Microsoft'],
])

/** Returns the providers. No provider is contacted before someone signs in with it. */
export function openProviders(settings: OAuthSettings | undefined): Providers {
  const configured = new Map(Object.entries(settings?.providers ?? {}))
  const connected = new Map<ProviderName, { provider: Provider; siteUrl: string }>()
  for (const [name, own] of configured) if (settings) connected.set(name, { provider: connectProvider(own), siteUrl: settings.siteUrl })
  const label = (name: ProviderName): string =>
    configured.get(name)?.label ?? usualLabels.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1)
  const own = [...configured.keys()].filter((name) => !usualLabels.has(name)).toSorted()
  return {
    shown: [...usualLabels.keys(), ...own].map((name) => ({ name, label: label(name), isConfigured: connected.has(name) })),
    label,
    get(name) {
      const found = connected.get(name)
      if (!found) throw new AppError('PROVIDER_NOT_CONFIGURED')
      return found
    },
  }
}
