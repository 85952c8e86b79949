export type UploadLocks = {
  /** @returns false when another tab has this upload: it sends it, or offers to go on with it */
  hold: (id: string) => Promise<boolean>
  release: (id: string) => void
}

/** Gives each begun upload to one tab of the browser. Closing the tab, or its crash, releases what it held. */
export function createUploadLocks(): UploadLocks {
  const held = new Map<string, () => void>()
  // Absent outside secure contexts, whatever its type says.
  const locks: LockManager | undefined = navigator.locks
  return {
    async hold(id) {
      if (locks === undefined || held.has(id)) return true
      const { promise, resolve, reject } = Promise.withResolvers<boolean>()
      locks
        .request(`lucarne-upload-${id}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock && new Promise<void>((release) => held.set(id, release))
        })
        .catch(reject)
      return promise
    },
    release(id) {
      held.get(id)?.()
      held.delete(id)
    },
  }
}
