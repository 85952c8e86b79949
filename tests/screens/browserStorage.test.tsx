import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStoredSession, writeStoredSession } from '../../src/app/flows/session/storedSession.ts'
import { readPreferences, writePreferences } from '../../src/components/Player/preferences.ts'
import { siteStorage, tabStorage } from '../../src/components/browserStorage.ts'
import { camille } from './support/renderApp.tsx'

const denied = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

const own = { localStorage, sessionStorage }
const both = ['localStorage', 'sessionStorage'] as const
/** Replaces both storages until the test ends. */
function replace(get: (name: (typeof both)[number]) => Storage): void {
  for (const name of both) vi.spyOn(globalThis, name, 'get').mockImplementation(() => get(name))
}
/** A storage of which some methods throw. */
const failing = (acts: Partial<Storage>) => (name: (typeof both)[number]) => {
  const { getItem, setItem, removeItem } = own[name]
  const bound = { getItem: getItem.bind(own[name]), setItem: setItem.bind(own[name]), removeItem: removeItem.bind(own[name]) }
  return { ...bound, ...acts } as Storage
}

/** The ways in which a browser's storage is unavailable. */
const faults: [string, () => void][] = [
  ['closed', () => replace(denied)],
  ['present and throws', () => replace(failing({ getItem: denied, setItem: denied, removeItem: denied }))],
  // In some web views, the property exists and is null.
  ['missing', () => replace(() => null as unknown as Storage)],
  ['full', () => replace(failing({ setItem: full }))],
]

afterEach(() => {
  vi.restoreAllMocks()
  for (const storage of [siteStorage, tabStorage]) for (const name of ['a', 'lucarne.player']) storage.remove(name)
  localStorage.clear()
  sessionStorage.clear()
})

describe.each([
  ['site', siteStorage, () => localStorage],
  ['tab', tabStorage, () => sessionStorage],
] as const)('the storage of this %s', (_name, storage, browsers) => {
  it('is the browser’s', () => {
    expect(storage.get('a')).toBeNull()
    expect(storage.set('a', '1')).toBe(true)
    expect([storage.get('a'), browsers().getItem('a')]).toEqual(['1', '1'])
    browsers().setItem('a', '2')
    expect(storage.get('a')).toBe('2')
    storage.remove('a')
    expect([storage.get('a'), browsers().getItem('a')]).toEqual([null, null])
  })

  it.each(faults)('is in memory when it is %s', (_how, close) => {
    close()
    expect(storage.get('a')).toBeNull()
    expect(storage.set('a', '1')).toBe(false)
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  })

  it('is the browser’s again once it has room', () => {
    replace(failing({ setItem: full }))
    storage.set('a', '1')
    vi.restoreAllMocks()
    expect([storage.set('a', '2'), browsers().getItem('a')]).toEqual([true, '2'])
    browsers().setItem('a', '3')
    expect(storage.get('a')).toBe('3')
  })
})

describe('without a storage', () => {
  it.each(faults)('preferences last until the page is closed: %s', (_how, close) => {
    close()
    writePreferences({ volume: 80, quality: 720 })
    writePreferences({ isMuted: true })
    expect(readPreferences()).toMatchObject({ volume: 80, isMuted: true, speed: 1, quality: 720 })
  })

  it.each(faults)('there is no stored session, and storing one fails: %s', (_how, close) => {
    close()
    expect(readStoredSession()).toBeNull()
    expect(() => writeStoredSession({ token: 't', user: camille })).toThrow('does not keep the session')
  })

  it('a session that cannot be stored removes the former user’s token', () => {
    writeStoredSession({ token: 'former', user: { ...camille, id: '2' } })
    replace(failing({ setItem: (name, value) => (name === 'userToken' ? full() : own.localStorage.setItem(name, value)) }))
    expect(() => writeStoredSession({ token: 'longer', user: camille })).toThrow()
    expect(readStoredSession()).toBeNull()
  })
})
