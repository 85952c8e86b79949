import type { MediaProviderLoader } from '@vidstack/react'

/**
 * Vidstack loads a provider's code, then creates the provider from the current element. If the user has left meanwhile, there is none and
 * it throws. This creates the provider from the element of the request, and destroys it when that element is gone.
 */
export function keepElement(loader: MediaProviderLoader | null): void {
  if (!loader || Object.hasOwn(loader, 'load')) return
  const { load } = loader
  loader.load = async (context) => {
    const { target } = loader
    const provider = await load.call(Object.create(loader, { target: { value: target } }), context)
    if (loader.target === target) return provider
    provider.destroy?.()
    // The component that requested it has unmounted.
    return new Promise(() => undefined)
  }
}
