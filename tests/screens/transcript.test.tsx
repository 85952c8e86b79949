import { act, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MediaSurfaceProps } from '../../src/components/Player/media/MediaSurface.tsx'
import { spokenAt } from '../support/captions.ts'
import { createEdge } from './support/edge.ts'
import { channel, content, details } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

let playTo: ((second: number) => void) | undefined
// A player without media, which plays when the test says so.
vi.mock('../../src/components/Player/media/MediaSurface.tsx', () => ({
  default: ({ clock }: MediaSurfaceProps) => {
    playTo = (position) => clock.set({ position })
    return null
  },
}))

const files = new Map<string, () => Response>()
const said = { 1: 'La <i>forêt</i> &amp; le bois.', 65: 'Voici une belette.', 130: 'Adieu, <b>belle forêt</b>.' }
beforeEach(() => {
  files.set('/api/captions/fr', () => new Response(spokenAt(said)))
  files.set('/api/captions/en', () => new Response(spokenAt({ 3: 'The forest.' })))
  vi.stubGlobal('fetch', async (url: string) => files.get(url)?.() ?? new Response('', { status: 404 }))
})
afterEach(() => void vi.unstubAllGlobals())

const captions = (language: string, languageName: string, isAutomatic = false) => ({
  __typename: 'Captions',
  language,
  languageName,
  isAutomatic,
  url: `/api/captions/${language}`,
})
const french = captions('fr', 'français')

/** The watch page of a video with these captions. */
function watch(tracks: readonly ReturnType<typeof captions>[]) {
  const shown = {
    ...content('c1', 'Fabriquer une guitare'),
    channel,
    description: '',
    updatedAt: '2026-11-01T00:00:00.000Z',
    videoUrl: '/media/c1/master.m3u8',
    hashtags: [],
    details: { ...details, captions: tracks },
    viewerCanEdit: false,
    media: { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null },
    comments: { __typename: 'CommentPage', items: [], nextCursor: null },
  }
  const edge = createEdge({ Watch: { data: { __typename: 'Query', content: shown, recommendations: [] } } })
  return renderApp({ path: '/watch/c1', edge, user: camille })
}
/** Until its code has come, the button says that it loads. */
async function openButton(screen: ReturnType<typeof watch>['screen']): Promise<HTMLElement> {
  const button = () => screen.getByRole('button', { name: 'Afficher la transcription' })
  await screen.findByRole('button', { name: 'Afficher la transcription' })
  await expect.poll(() => button().getAttribute('aria-disabled')).toBeNull()
  return button()
}
async function open(tracks: readonly ReturnType<typeof captions>[] = [french]) {
  const { screen, user } = watch(tracks)
  await user.click(await openButton(screen))
  return { screen, user, panel: within(screen.getByRole('region', { name: 'Transcription' })) }
}
const passages = (panel: ReturnType<typeof within>) => within(panel.getByRole('list', { name: 'Ce qui est dit' })).getAllByRole('button')
const texts = (panel: ReturnType<typeof within>) => passages(panel).map(({ textContent }) => textContent)
const current = (panel: ReturnType<typeof within>) =>
  passages(panel)
    .filter((passage) => passage.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent)

describe('the transcript beside a video', () => {
  it('is not offered for a video without captions', async () => {
    const { screen } = watch([])
    await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })
    expect(screen.queryByRole('region', { name: 'Transcription' })).toBeNull()
  })

  it('is what is said, with its times and as plain text', async () => {
    const { panel } = await open()
    await panel.findByRole('list', { name: 'Ce qui est dit' })
    expect(texts(panel)).toEqual(['0:01 La forêt & le bois.', '1:05 Voici une belette.', '2:10 Adieu, belle forêt.'])
    expect(panel.getByRole('list', { name: 'Ce qui est dit' }).lang).toBe('fr')
    expect(panel.queryByLabelText('Langue de la transcription')).toBeNull()
  })

  it('marks what is said where playback is', async () => {
    const { panel } = await open()
    await panel.findByRole('list', { name: 'Ce qui est dit' })
    await expect.poll(() => playTo).toBeDefined()
    const seen = [0, 1.5, 64.9, 65, 200].map((second) => {
      act(() => playTo?.(second))
      return current(panel)
    })
    expect(seen).toEqual([
      [],
      ['0:01 La forêt & le bois.'],
      ['0:01 La forêt & le bois.'],
      ['1:05 Voici une belette.'],
      ['2:10 Adieu, belle forêt.'],
    ])
  })

  it('knows where playback was before it was opened', async () => {
    const { screen, user } = watch([french])
    const button = await openButton(screen)
    await expect.poll(() => playTo).toBeDefined()
    act(() => playTo?.(70))
    await user.click(button)
    const panel = within(screen.getByRole('region', { name: 'Transcription' }))
    await panel.findByRole('list', { name: 'Ce qui est dit' })
    expect(current(panel)).toEqual(['1:05 Voici une belette.'])
  })

  it('is read in the language that is chosen, and says which one a machine wrote', async () => {
    const { panel, user } = await open([captions('en', 'anglais', true), french])
    await panel.findByRole('list', { name: 'Ce qui est dit' })
    expect(panel.queryByText(/Sous-titres automatiques/)).toBeNull()
    await user.selectOptions(panel.getByLabelText('Langue de la transcription'), 'Anglais (automatiques)')
    await expect.poll(() => panel.queryByRole('list', { name: 'Ce qui est dit' })?.lang).toBe('en')
    expect(texts(panel)).toEqual(['0:03 The forest.'])
    expect(panel.getByText(/^Sous-titres automatiques/).textContent).toBe('Sous-titres automatiques\u202f: des mots peuvent être faux.')
  })

  it('says that it cannot be read, and is read again', async () => {
    files.delete('/api/captions/fr')
    const { panel, user } = await open()
    const alert = await panel.findByRole('alert')
    expect(alert.textContent).toContain('La transcription n’a pas pu être chargée')
    files.set('/api/captions/fr', () => new Response(spokenAt({ 1: 'Enfin.' })))
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    await panel.findByRole('list', { name: 'Ce qui est dit' })
    expect(texts(panel)).toEqual(['0:01 Enfin.'])
  })

  it('finds words, marks them, and steps from one passage to the next with Enter', async () => {
    const { panel, user } = await open()
    const field = await panel.findByRole('searchbox', { name: 'Chercher dans la transcription' })
    await user.type(field, 'foret')
    expect(panel.getByRole('status').textContent).toBe('1 sur 2')
    const marked = [...document.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.closest('button')?.textContent])
    expect(marked).toEqual([
      ['forêt', '0:01 La forêt & le bois.'],
      ['forêt', '2:10 Adieu, belle forêt.'],
    ])
    await user.keyboard('{Enter}')
    expect(panel.getByRole('status').textContent).toBe('2 sur 2')
    await user.click(panel.getByRole('button', { name: 'Passage précédent' }))
    expect(panel.getByRole('status').textContent).toBe('1 sur 2')
    await user.clear(field)
    await user.type(field, 'girafe')
    expect(panel.getByRole('status').textContent).toBe('Aucun passage')
    await user.keyboard('{Escape}')
    expect([panel.getByRole('status').textContent, document.querySelector('mark')]).toEqual(['', null])
  })
})
