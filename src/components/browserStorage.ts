/** The site's browser storage, by name. */
export type BrowserStorage = {
  /** @returns null when nothing is stored */
  get: (name: string) => string | null
  /** @returns false when the browser does not store it: the value is lost with the page */
  set: (name: string, value: string) => boolean
  remove: (name: string) => void
}

/**
 * Wraps a storage that may be blocked (cookies disabled, a frame in another site's page) or full: then its property or its functions throw.
 * A value that it refuses is kept in memory until the page is left.
 */
function keepIn(open: () => Storage): BrowserStorage {
  const page = new Map<string, string>()
  function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (name) => page.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    set(name, value) {
      page.set(name, value)
      return (
        attempt((storage) => {
          storage.setItem(name, value)
          return page.delete(name)
        }) === true
      )
    },
    remove(name) {
      page.delete(name)
      attempt((storage) => storage.removeItem(name))
    },
  }
}

/** Kept until it is cleared. */
export const siteStorage = keepIn(() => localStorage)
/** Kept for this tab, until it is closed. */
export const tabStorage = keepIn(() => sessionStorage)
