import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { importMachines } from '../../scripts/allMachines.ts'
import { parseTrace } from '../../src/app/inspector/trace/parse.ts'
import { replay } from '../../src/app/inspector/trace/replay.ts'
import { makeSmallClip } from './clip.ts'
import type { Account } from './library.ts'
import { canPlay, control, openPlayerSite, play, type PlayerSite, secondsOf, stage } from './playerSite.ts'

let site: PlayerSite
let administrator: Account

beforeAll(async () => {
  site = await openPlayerSite(['La mer', 'Le port'], (folder) => makeSmallClip(folder, 12), { ADMIN_EMAIL: 'chef@exemple.fr' })
  administrator = await site.rest.register('chef')
  const { token } = site.library.creator
  const answer = await fetch(`${site.url}/api/contents/${site.library.contents[0]?.id ?? ''}/captions/fr`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${token}` },
    body: 'WEBVTT\n\n00:00.000 --> 00:10.000\nBonjour à tous',
  })
  expect(answer.status).toBe(200)
})
afterAll(() => site.close())

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

async function sendRecording(page: Page): Promise<unknown> {
  await press(page, 'Terminer')
  const form = page.getByRole('dialog', { name: 'Envoyer le problème' })
  await form.getByRole('textbox').fill('Toute une lecture')
  await press(page, 'Envoyer')
  await page.getByText('Problème signalé. Merci de votre aide.').first().waitFor()
  const { token } = administrator
  const reports = z.array(z.object({ uuid: z.string() })).parse(await site.rest.call('GET', '/problem-reports', undefined, token))
  const report = await site.rest.call('GET', `/problem-reports/${reports[0]?.uuid ?? ''}`, undefined, token)
  return z.object({ trace: z.unknown() }).parse(report).trace
}

it('records a whole viewing, which leads the machine to the same states again', async () => {
  const { page } = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}?t=0`)
  await canPlay(page)
  await press(page, 'Signaler un problème')
  await press(page, 'Accepter et enregistrer')
  await page.getByRole('region', { name: 'Enregistrement d’un problème' }).waitFor()
  await canPlay(page)

  await play(page)
  await stage(page).focus()
  await page.keyboard.press('c')
  await page.getByRole('button', { name: /^Sous-titres.*Français$/ }).waitFor()
  await page.keyboard.press('>')
  await page.getByRole('button', { name: /^Vitesse.*1,25×$/ }).waitFor()
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Rétablir le son' }).waitFor()
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Quitter le mode cinéma' }).waitFor()
  await page.keyboard.press('k')
  await control(page, 'Lecture').waitFor()
  await page.keyboard.press('7')
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(8)
  await page.keyboard.press('k')
  await control(page, 'Revoir').waitFor()

  const parsed = parseTrace(JSON.stringify(await sendRecording(page)))
  if ('problem' in parsed) throw new Error(`The trace cannot be read: ${parsed.problem}`)
  const machines = new Map((await importMachines()).map(({ machine }) => [machine.id, machine]))
  const { trace } = parsed
  const players = trace.actors.filter(({ machine }) => machine === 'player')
  expect(players.map(({ isFromStart }) => isFromStart)).toEqual([true])
  const { divergence, states } = replay(trace, machines)
  expect(divergence).toBeNull()
  expect(states.get('player')?.split(/,\s*|\s\+\s/)).toEqual(
    expect.arrayContaining([
      'playback.loaded.ended',
      'sound.muted',
      'speed.changed',
      'captions.shown.loaded',
      'presentation.inPage.theatre',
    ]),
  )
  const types = trace.events.filter(({ actorId }) => actorId === players[0]?.id).map(({ event }) => event.type)
  for (const type of [
    'player.play',
    'media.playing',
    'captions.toggle',
    'speed.step',
    'sound.toggleMuted',
    'player.seek',
    'media.seeked',
    'media.ended',
  ])
    expect(types).toContain(type)
})
