import type { MediaProviderLoader } from '@vidstack/react'

/**
 * Vidstack fetches a provider's code, and makes the provider from the element of that later moment: of none, when the person has left
 * meanwhile, which throws. It is made from the element that it was fetched for, and thrown away when that has gone.
 */
export function keepElement(loader: MediaProviderLoader | null): void {
  if (!loader || Object.hasOwn(loader, 'load')) return
  const { load } = loader
  loader.load = async (context) => {
    const { target } = loader
    const provider = await load.call(Object.create(loader, { target: { value: target } }), context)
    if (loader.target === target) return provider
    provider.destroy?.()
    // Who asked for it has left.
    return new Promise(() => undefined)
  }
}
