/** What a browser remembers for this site, by name. */
export type BrowserStorage = {
  /** @returns null for what nobody has set */
  get: (name: string) => string | null
  /** @returns false when the browser does not keep it: it is forgotten with the page */
  set: (name: string, value: string) => boolean
  remove: (name: string) => void
}

/**
 * A storage may be closed (cookies blocked, a frame in another site's page) or full: then its property throws, or its functions do.
 * What it did not take is remembered until the page is left.
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

/** Until somebody empties it. */
export const siteStorage = keepIn(() => localStorage)
/** For this tab, until it is closed. */
export const tabStorage = keepIn(() => sessionStorage)
