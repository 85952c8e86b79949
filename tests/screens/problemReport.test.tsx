import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startRecording } from '../../src/app/problemRecording/recording.ts'
import { parseTrace } from '../../src/app/inspector/trace/parse.ts'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const text = 'La page d’accueil reste vide'

/** The app while it is recorded, with the gateway's answers to each attempt to send. */
async function recorded(answers: (EdgeAnswer | 'unreachable')[], as?: typeof camille) {
  const edge = createEdge({
    Home: ({ variables }) => ({ data: homeData(variables) }),
    ReportProblem: () => {
      const answer = answers.shift() ?? 'unreachable'
      if (answer === 'unreachable') throw new TypeError('Failed to fetch')
      return answer
    },
  })
  const { user } = renderApp({ path: '/', edge, recording: startRecording(), ...(as && { user: as }) })
  await user.click(await screen.findByRole('button', { name: 'Terminer' }))
  const form = await screen.findByRole('dialog', { name: 'Envoyer le problème' })
  await user.type(within(form).getByRole('textbox'), text)
  const send = () => user.click(within(form).getByRole('button', { name: 'Envoyer' }))
  await send()
  const sent = () => edge.requests.filter(({ operation }) => operation === 'ReportProblem')
  return { form, send, sent, user }
}
const done = { data: { reportProblem: true } }

describe('a problem that is sent', () => {
  it('has the text, the screen and what is shown', async () => {
    const { form, send, sent } = await recorded(['unreachable', done])
    await within(form).findByRole('alert')
    const shown = within(form).getByRole('region', { name: 'Ce qui sera envoyé avec votre texte' }).textContent
    const described = form.textContent
    await send()
    expect(await screen.findByText('Problème signalé. Merci de votre aide.')).toBeDefined()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const { trace, ...rest } = Object(sent().at(-1)?.variables['input'])
    expect(rest).toEqual({ text, page: 'home' })
    expect(parseTrace(trace)).toMatchObject({ trace: { format: 'lucarne-trace', version: 1 } })
    expect(JSON.parse(trace)).toEqual(JSON.parse(shown))
    expect(described).toContain(`Les ${JSON.parse(trace).events.length} derniers événements`)
  })

  it.each([
    [
      { code: 'TOO_MANY_REQUESTS', message: 'Trop de tentatives, réessayez dans un instant' },
      'Trop de tentatives, réessayez dans un instant.',
    ],
    [
      { code: 'TRACE_TOO_LARGE', message: 'L’enregistrement du problème est trop volumineux' },
      'L’enregistrement du problème est trop volumineux.',
    ],
    ['unreachable', 'Le service est momentanément indisponible.'],
  ] as const)('is kept after a refusal, which is told, and sent again as it was', async (refusal, message) => {
    const { form, send, sent } = await recorded([refusal, done])
    const alert = await within(form).findByRole('alert')
    expect(alert.textContent).toBe(`${message} Votre texte et l’enregistrement sont conservés.`)
    expect(within(form).getByRole('textbox')).toHaveProperty('value', text)
    await send()
    expect(await screen.findByText('Problème signalé. Merci de votre aide.')).toBeDefined()
    const [first, second, ...others] = sent()
    expect(others).toEqual([])
    expect(second?.variables).toEqual(first?.variables)
  })

  it('is sent as a guest’s when the session ended meanwhile', async () => {
    const { sent } = await recorded([{ code: 'SESSION_EXPIRED', message: 'Votre session a expiré, reconnectez-vous' }, done], camille)
    expect(await screen.findByText('Problème signalé. Merci de votre aide.')).toBeDefined()
    expect(sent().map(({ token }) => token)).toEqual(['stored-token', null])
  })

  it('is asked for without a text at its field, and not sent', async () => {
    const { form, send, sent, user } = await recorded(['unreachable'])
    await within(form).findByRole('alert')
    await user.clear(within(form).getByRole('textbox'))
    await send()
    expect(await within(form).findByText('Dites ce qui s’est passé')).toBeDefined()
    expect(sent()).toHaveLength(1)
  })

  it('stays open after Escape, which would lose the recording', async () => {
    const { form, user } = await recorded(['unreachable'])
    await within(form).findByRole('alert')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Envoyer le problème' })).toBe(form)
  })
})
