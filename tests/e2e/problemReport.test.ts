import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { importMachines } from '../../scripts/allMachines.ts'
import { parseTrace } from '../../src/app/inspector/trace/parse.ts'
import { replay } from '../../src/app/inspector/trace/replay.ts'
import { builtFiles } from '../support/builtFiles.ts'
import { composer, type FaultyVisits, openFaultyVisits, send } from './faultyVisits.ts'

let visits: FaultyVisits
let administrator: string
beforeAll(async () => {
  visits = await openFaultyVisits()
  administrator = (await visits.site.administrator()).token
})
afterAll(() => visits.close())
afterEach(() => visits.putRight())

const machines = new Map((await importMachines()).map(({ machine }) => [machine.id, machine]))
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const bar = (page: Page) => page.getByRole('region', { name: 'Enregistrement d’un problème' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Envoyer le problème' })

const parts = ['src/components/ProblemReport/ProblemForm.tsx', 'src/ui/Dialog/DialogSurface.tsx', 'src/app/Layout/ToastHost.tsx']

async function record(page: Page): Promise<void> {
  await press(page, 'Signaler un problème')
  await page.getByRole('dialog', { name: 'Signaler un problème' }).waitFor()
  await press(page, 'Accepter et enregistrer')
  await bar(page).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('status', { name: 'Connexion' }).waitFor({ state: 'attached' })
  // The form and the messages must appear without a connection.
  await page.waitForFunction(
    (files) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return files.every((file) => loaded.some((name) => name.includes(file)))
    },
    parts.flatMap((part) => {
      const { file, imports } = builtFiles(part)
      return [file, ...imports.map((source) => builtFiles(source).file)]
    }),
  )
}

const listed = z.array(z.object({ uuid: z.string(), text: z.string(), page: z.string(), user_uuid: z.string().nullable() }))
const stored = async () => listed.parse((await visits.site.rest('GET', '/problem-reports', { token: administrator })).body)
async function traceOf(uuid: string): Promise<unknown> {
  const { body } = await visits.site.rest('GET', `/problem-reports/${uuid}`, { token: administrator })
  return z.object({ trace: z.unknown() }).parse(body).trace
}

function replayed(trace: unknown) {
  const parsed = parseTrace(JSON.stringify(trace))
  if ('problem' in parsed) throw new Error(`The trace cannot be read: ${parsed.problem}`)
  return { trace: parsed.trace, ...replay(parsed.trace, machines) }
}

describe('a problem that somebody reports', () => {
  it('reaches the administrator with what the page did, and replays: a like that does not stick', async () => {
    const noe = await visits.signIn(visits.noe)
    const page = await visits.open(visits.watchPath, { person: noe })
    await record(page)

    await composer(page).fill('Un secret de famille')
    await send(page)
    await page.getByText('Commentaire envoyé').waitFor({ state: 'attached' })
    visits.site.network.breakDown()
    const like = page.getByRole('button', { name: /^J’aime \d/ }).first()
    await like.click()
    await page.getByText('Le service est momentanément indisponible').first().waitFor()
    expect(await like.getAttribute('aria-pressed')).toBe('false')

    // Still without a server: the form opens all the same, the text and the recording survive the failure.
    await press(page, 'Terminer')
    await form(page).getByRole('textbox').fill('Le j’aime ne tient pas')
    await press(page, 'Envoyer')
    const alert = form(page).getByRole('alert')
    await alert.getByText('Le service est momentanément indisponible. Votre texte et l’enregistrement sont conservés.').waitFor()
    const shown = await form(page).getByRole('region').textContent()
    const download = page.waitForEvent('download')
    await press(page, 'Télécharger')
    const file = await readFile(await (await download).path(), 'utf8')
    expect((await download).suggestedFilename()).toBe('lucarne-watch.json')

    visits.site.network.mend()
    await press(page, 'Envoyer')
    await page.getByText('Problème signalé. Merci de votre aide.').first().waitFor()
    await form(page).waitFor({ state: 'detached' })

    const [report] = await stored()
    expect(report).toMatchObject({ text: 'Le j’aime ne tient pas', page: 'watch', user_uuid: noe.uuid })
    const sent = await traceOf(report?.uuid ?? '')
    expect(JSON.parse(shown ?? '')).toEqual(sent)
    expect(JSON.parse(file)).toEqual(sent)
    const { trace, divergence, count } = replayed(sent)
    expect(divergence).toBeNull()
    expect(count).toBeGreaterThan(10)
    expect(trace.events.length).toBeLessThanOrEqual(200)
    const toggles = new Set(trace.actors.filter(({ machine }) => machine === 'toggle').map(({ id }) => id))
    const ofLike = trace.events.filter(({ actorId }) => toggles.has(actorId)).map(({ event, after }) => [event.type, after?.value])
    expect(ofLike).toContainEqual(['toggle.press', 'saving'])
    expect(ofLike).toContainEqual(['xstate.error.actor.save', 'settled'])
    expect(trace.actors.some(({ machine }) => machine === 'problemReport')).toBe(false)

    const json = JSON.stringify(sent)
    for (const secret of [noe.token, noe.uuid, noe.username, noe.email, noe.password, 'secret de famille', 'La mer par gros temps'])
      expect(json).not.toContain(secret)
  })

  it('has no password that was typed, and may come from a guest on another screen', async () => {
    const page = await visits.open('/')
    await record(page)
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await page.getByLabel('E-mail').first().fill('guest@exemple.fr')
    await page.locator('input[type=password]').first().fill('MotDePasse1789!')
    await page.locator('main form').getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('alert').first().waitFor()
    await press(page, 'Terminer')
    await form(page).getByRole('textbox').fill('Je ne peux pas me connecter')
    await press(page, 'Envoyer')
    await page.getByText('Problème signalé. Merci de votre aide.').first().waitFor()
    const [report] = await stored()
    expect(report).toMatchObject({ text: 'Je ne peux pas me connecter', page: 'login', user_uuid: null })
    const { trace, divergence } = replayed(await traceOf(report?.uuid ?? ''))
    expect(divergence).toBeNull()
    expect(trace.events.map(({ event }) => event.type)).toContain('session.login')
    for (const secret of ['guest@exemple.fr', 'MotDePasse1789!']) expect(JSON.stringify(trace)).not.toContain(secret)
  })

  it('is recorded through a reload, until it is cancelled, and nothing is sent then', async () => {
    const before = await stored()
    const page = await visits.open(visits.watchPath)
    await record(page)
    await page.reload()
    await bar(page).waitFor()
    await bar(page).getByRole('button', { name: 'Annuler' }).click()
    await bar(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Signaler un problème' }).waitFor()
    expect(await bar(page).count()).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it('says that the recorder could not be loaded, and starts it at the next attempt', async () => {
    const page = await visits.open('/')
    await page.route(`**/${builtFiles('src/app/problemRecording/recording.ts').file}`, (route) => route.abort())
    await press(page, 'Signaler un problème')
    await press(page, 'Accepter et enregistrer')
    const dialog = page.getByRole('dialog', { name: 'Signaler un problème' })
    await dialog.getByRole('alert').getByText('Erreur lors du démarrage de l’enregistrement').waitFor()
    // The consent is gone with the failure: a later load of the page asks nothing and records nothing.
    await page.reload()
    await page.unrouteAll()
    await press(page, 'Signaler un problème')
    await dialog.waitFor()
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await press(page, 'Accepter et enregistrer')
    await bar(page).waitFor()
  })
})
