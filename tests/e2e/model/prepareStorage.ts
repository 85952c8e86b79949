/** What this browser refuses the app: a function of its local storage, or to tell it what other tabs store. */
export type StorageFault = 'getItem' | 'setItem' | 'removeItem' | 'events'

type Prepared = { stored: { token: string; userData: string } | null; fault: StorageFault | null }

/** Runs in the page, before its scripts. */
export function prepareStorage({ stored, fault }: Prepared): void {
  // Once per tab: what a page stores or removes must still be so after a reload.
  if (sessionStorage.getItem('prepared') === null) {
    sessionStorage.setItem('prepared', 'yes')
    localStorage.clear()
    if (stored) {
      localStorage.setItem('userToken', stored.token)
      localStorage.setItem('userData', stored.userData)
    }
  }
  if (fault === null) return
  const target = fault === 'events' ? globalThis : Storage.prototype
  const name = fault === 'events' ? 'addEventListener' : fault
  const original: unknown = Reflect.get(target, name)
  if (typeof original !== 'function') throw new Error(`This browser has no ${name}`)
  Reflect.set(target, name, function refuse(this: unknown, ...values: unknown[]): unknown {
    const isRefused = fault === 'events' ? values[0] === 'storage' : this === localStorage
    if (isRefused) throw new DOMException('Access is denied for this document', 'SecurityError')
    return Reflect.apply(original, this, values)
  })
}
