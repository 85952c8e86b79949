import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeStoryClip } from '../e2e/clip.ts'
import { restOf } from '../e2e/library.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import type { Driver } from './driver.ts'
import { firefox } from './firefox.ts'
import { handsOf } from './hands.ts'
import { webkit } from './webkit.ts'

/** Seconds of the video. */
const length = 30
const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let path = ''

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const clip = await makeStoryClip(folder.path, { seconds: length })
  lucarne = await startLucarne(join(folder.path, 'data'))
  cleanups.push(() => lucarne.stop())
  const { contents, creator } = await restOf(lucarne.url).addLibrary('Ines', ['La mer par gros temps'], clip)
  path = `/watch/${contents[0]?.id ?? ''}`
  const answer = await fetch(`${lucarne.url}/api/contents/${contents[0]?.id ?? ''}/captions/fr`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${creator.token}` },
    body: 'WEBVTT\n\n00:00.000 --> 00:30.000\nBonjour à tous',
  })
  expect(answer.status).toBe(200)
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

for (const engine of [firefox, webkit]) {
  const missing = engine.missing()
  // oxlint-disable-next-line no-console -- one line for whoever runs this where an engine is missing
  if (missing !== null) console.warn(`${engine.name} is left out: ${missing}`)

  // To be read in order: each step continues where the former one ended.
  describe.skipIf(missing !== null)(`the story in ${engine.name}`, () => {
    const username = engine.name.toLowerCase()
    let driver: Driver
    let hands: ReturnType<typeof handsOf>

    beforeAll(async () => {
      await restOf(lucarne.url).register(username)
      driver = await engine.open()
      cleanups.push(() => driver.close())
      hands = handsOf(driver)
    })

    it('signs in', async () => {
      await driver.navigate(`${lucarne.url}/login`)
      await hands.press('input', /^E-mail/)
      await hands.type(`${username}@exemple.fr`)
      await hands.press('input', /^Mot de passe/)
      await hands.type('Lucarne2026!')
      await hands.press('form button', /^Se connecter$/)
      await hands.see('h1', new RegExp(username))
    })

    it('watches: pictures follow one another', async () => {
      await driver.navigate(lucarne.url + path)
      await hands.press('button', /^Lire la vidéo$/)
      await expect.poll(hands.video('currentTime'), hands.patience).toBeGreaterThan(1)
      expect(await hands.video('videoHeight')()).toBe(360)
    })

    it('pauses and seeks ten seconds on, by keyboard', async () => {
      await hands.type('k')
      await expect.poll(hands.video('paused'), hands.patience).toBe(true)
      const from = Number(await hands.video('currentTime')())
      // The right arrow.
      await hands.type('\uE014')
      await expect.poll(hands.video('currentTime'), hands.patience).toBeGreaterThan(from + 9)
    })

    /** The keys are the menu’s until it has gone. */
    async function choose(menu: RegExp, name: RegExp): Promise<void> {
      await hands.press('button', menu)
      await hands.press('[role=menuitemradio]', name)
      await expect.poll(() => driver.evaluate(`document.querySelector('[role=menu]') === null`), hands.patience).toBe(true)
    }

    it('shows captions', async () => {
      await choose(/^Sous-titres/, /^Français$/)
      await hands.see('[data-part=cue]', /^Bonjour à tous$/)
    })

    it('plays on in another quality', async () => {
      await choose(/^Qualité/, /^240p$/)
      const from = Number(await hands.video('currentTime')())
      await hands.type('k')
      await expect.poll(hands.video('videoHeight'), hands.patience).toBe(240)
      await expect.poll(hands.video('currentTime'), hands.patience).toBeGreaterThan(from + 0.5)
    })

    it('likes', async () => {
      await hands.press('button[aria-pressed=false]', /^J’aime/)
      // It is shown at once, and saved a moment later.
      await hands.see('button[aria-pressed=true]:not([aria-busy])', /^J’aime/)
      await driver.navigate(lucarne.url + path)
      await hands.see('button[aria-pressed=true]', /^J’aime/)
    })

    it('comments', async () => {
      const text = `Vu dans ${engine.name}`
      await hands.press('textarea', /^Ajouter un commentaire/)
      await hands.type(text)
      await hands.press('button', /^Commenter$/)
      await hands.see('p', new RegExp(`^${text}$`))
    })
  })
}
