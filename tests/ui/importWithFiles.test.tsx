// Style sheets are not loaded: the test says when they are, or that they are not.
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, expect, it, vi } from 'vitest'
import { __vitePreload as importWithFiles } from '../../src/app/importWithFiles.ts'

const sheet = 'assets/a.css'
const links = (): (string | null)[] => [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`)
const linkOf = (href: string): HTMLLinkElement => {
  const link = document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  if (!link) throw new Error(`no ${href}`)
  return link
}

/** Whether it has run. */
function chunk() {
  const state = { isImported: false }
  const load = async () => {
    state.isImported = true
    return 'chunk'
  }
  return { state, load }
}

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

it('imports a chunk at once where its style sheet is in the page', async () => {
  document.head.innerHTML = `<link rel="stylesheet" media="not all" href="/${sheet}">`
  expect(await importWithFiles(chunk().load, [sheet])).toBe('chunk')
  expect(links()).toEqual([`stylesheet /${sheet}`])
})

it('asks for other chunks and waits for style sheets, once for two imports at the same time', async () => {
  const { state, load } = chunk()
  const both = [importWithFiles(load, [sheet, 'assets/b.js']), importWithFiles(load, [sheet])]
  expect(links()).toEqual([`stylesheet /${sheet}`, 'modulepreload /assets/b.js'])
  // Long enough for an import that does not wait.
  await importWithFiles(() => importWithFiles(chunk().load))
  expect(state.isImported).toBe(false)
  linkOf(`/${sheet}`).dispatchEvent(new Event('load'))
  expect(await Promise.all(both)).toEqual(['chunk', 'chunk'])
})

it('fails without its style sheet, and asks for it again at the next import', async () => {
  const { state, load } = chunk()
  const first = importWithFiles(load, [sheet])
  linkOf(`/${sheet}`).dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow(`Unable to preload CSS for /${sheet}`)
  expect({ links: links(), state }).toEqual({ links: [], state: { isImported: false } })
  const second = importWithFiles(load, [sheet])
  linkOf(`/${sheet}`).dispatchEvent(new Event('load'))
  expect(await second).toBe('chunk')
})

it('lets the browser answer the user between two files, where it can', async () => {
  const turns: (() => void)[] = []
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => turns.push(resolve)) })
  const { state, load } = chunk()
  const imported = importWithFiles(load, ['assets/b.js', 'assets/c.js'])
  expect(links()).toEqual(['modulepreload /assets/b.js'])
  expect(turns).toHaveLength(1)
  turns[0]?.()
  expect(await imported).toBe('chunk')
  expect(links()).toEqual(['modulepreload /assets/b.js', 'modulepreload /assets/c.js'])
  expect(state.isImported).toBe(true)
})
