import { describe, expect, it } from 'vitest'
import { passageAt } from '../../../../src/machines/content/transcript/rules.ts'
import * as select from '../../../../src/machines/content/transcript/selectors.ts'
import { transcriptMachine } from '../../../../src/machines/content/transcript/transcriptMachine.ts'
import type { TranscriptEvent, TranscriptInput } from '../../../../src/machines/content/transcript/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'
import { corrected, cues, english, french } from './fixtures.ts'

type Transcript = Scripted<typeof transcriptMachine>
const breton = { language: 'br', url: '/api/captions/br-1' }

const start = (input: Partial<TranscriptInput> = {}): Transcript =>
  startScripted(transcriptMachine, { tracks: [english, french], language: 'fr', ...input })
const send = ({ actor }: Transcript, ...events: TranscriptEvent[]): void => events.forEach((event) => actor.send(event))
const open = (transcript: Transcript): void => send(transcript, { type: 'panel.open' })
const answer = ({ script }: Transcript, output = cues) => script.answer('readCaptions', { output })
/** The addresses that were read, in order. */
const read = ({ script }: Transcript): unknown[] => script.asked.map(({ input }) => input)
async function shown(input: Partial<TranscriptInput> = {}): Promise<Transcript> {
  const transcript = start(input)
  open(transcript)
  await answer(transcript)
  return transcript
}
const search = (transcript: Transcript, query: string): void => send(transcript, { type: 'query.change', query })
const stateOf = ({ actor }: Transcript): unknown => {
  const snapshot = actor.getSnapshot()
  const states = {
    loading: select.selectIsLoading(snapshot),
    failed: select.selectIsFailed(snapshot),
    following: select.selectIsFollowing(snapshot),
    browsing: select.selectIsBrowsing(snapshot),
    searching: select.selectIsSearching(snapshot),
  }
  const names = Object.entries(states).flatMap(([name, is]) => (is ? [name] : []))
  expect([select.selectIsOpen(snapshot), select.selectIsShown(snapshot)]).toEqual([
    names.length > 0,
    names.some((name) => ['following', 'browsing', 'searching'].includes(name)),
  ])
  return names.length === 0 ? 'closed' : names.join()
}
const hits = ({ actor }: Transcript) => {
  const snapshot = actor.getSnapshot()
  return { at: select.selectHit(snapshot), of: select.selectHitCount(snapshot), passage: select.selectFoundPassage(snapshot) }
}

describe('the transcript of a video', () => {
  it('is read when it is opened, and again the next time', async () => {
    const transcript = start()
    expect([stateOf(transcript), read(transcript)]).toEqual(['closed', []])
    open(transcript)
    expect([stateOf(transcript), read(transcript)]).toEqual(['loading', [{ url: french.url }]])
    await answer(transcript)
    expect(stateOf(transcript)).toBe('following')
    expect(select.selectPassages(transcript.actor.getSnapshot())).toEqual([
      { startMs: 1000, endMs: 5000, text: 'La forêt est belle.' },
      { startMs: 65_000, endMs: 69_000, text: 'Voici une belette.' },
      { startMs: 70_000, endMs: 74_000, text: 'Elle est belle, cette Forêt.' },
    ])
    send(transcript, { type: 'panel.close' })
    expect(stateOf(transcript)).toBe('closed')
    open(transcript)
    expect(read(transcript)).toHaveLength(2)
  })

  it.each([
    ['the language of the video', { tracks: [french, breton], language: 'br' }, 'br'],
    ['French, where the video’s own has none', { tracks: [english, french], language: 'br' }, 'fr'],
    ['French, where the video names none', { tracks: [english, french], language: null }, 'fr'],
    ['the first there is', { tracks: [english, breton], language: 'de' }, 'en'],
  ])('is in %s', (_, input, language) => {
    expect(select.selectLanguage(start(input).actor.getSnapshot())).toBe(language)
  })

  it('is read in another language when that is chosen', async () => {
    const transcript = await shown()
    send(transcript, { type: 'language.choose', language: 'en' })
    expect([stateOf(transcript), read(transcript).at(-1)]).toEqual(['loading', { url: english.url }])
    expect(select.selectLanguage(transcript.actor.getSnapshot())).toBe('en')
  })

  it('is read anew when its captions are changed, and only then', async () => {
    const transcript = await shown()
    send(transcript, { type: 'tracks.refresh', tracks: [french] })
    expect(stateOf(transcript)).toBe('following')
    send(transcript, { type: 'tracks.refresh', tracks: [corrected] })
    expect([stateOf(transcript), read(transcript).at(-1)]).toEqual(['loading', { url: corrected.url }])
  })

  it('can be read in a language that came meanwhile', async () => {
    const transcript = await shown()
    send(transcript, { type: 'tracks.refresh', tracks: [french, breton] }, { type: 'language.choose', language: 'br' })
    expect(read(transcript).at(-1)).toEqual({ url: breton.url })
  })

  it('closes when the video has no captions any more, and cannot be opened', async () => {
    const transcript = await shown()
    send(transcript, { type: 'tracks.refresh', tracks: [] }, { type: 'panel.open' })
    expect([stateOf(transcript), select.selectLanguage(transcript.actor.getSnapshot())]).toEqual(['closed', null])
  })

  it('uses what the server said while it was closed', () => {
    const transcript = start()
    send(transcript, { type: 'tracks.refresh', tracks: [corrected] }, { type: 'panel.open' })
    expect(read(transcript)).toEqual([{ url: corrected.url }])
  })
})

describe('a transcript that cannot be read', () => {
  it('says so, and is read again', async () => {
    const transcript = start()
    open(transcript)
    await transcript.script.answer('readCaptions', { error: new Error('A bug') })
    expect(stateOf(transcript)).toBe('failed')
    expect(select.selectFailure(transcript.actor.getSnapshot())?.message).toBe('La transcription n’a pas pu être chargée')
    send(transcript, { type: 'load.retry' })
    expect([stateOf(transcript), select.selectFailure(transcript.actor.getSnapshot())]).toEqual(['loading', null])
    await answer(transcript)
    expect(stateOf(transcript)).toBe('following')
  })

  it('has the server’s reason', async () => {
    const transcript = start()
    open(transcript)
    const error = new AppError('TOO_MANY_REQUESTS')
    await transcript.script.answer('readCaptions', { error })
    expect(select.selectFailure(transcript.actor.getSnapshot())).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: error.message })
  })

  it('is one that does not come within the limit', () => {
    const transcript = start()
    open(transcript)
    transcript.script.clock.increment(30_000)
    expect([stateOf(transcript), select.selectFailure(transcript.actor.getSnapshot())?.code]).toEqual(['failed', 'TIMEOUT'])
  })

  it('can be closed, or read in another language', async () => {
    const transcript = start()
    open(transcript)
    await transcript.script.answer('readCaptions', { error: new AppError('NOT_FOUND') })
    send(transcript, { type: 'language.choose', language: 'en' })
    expect(read(transcript).at(-1)).toEqual({ url: english.url })
    send(transcript, { type: 'panel.close' })
    expect(stateOf(transcript)).toBe('closed')
  })
})

describe('the list of a transcript', () => {
  it('follows playback until the user scrolls it, and again from then on when asked', async () => {
    const transcript = await shown()
    send(transcript, { type: 'list.scroll' })
    expect(stateOf(transcript)).toBe('browsing')
    send(transcript, { type: 'list.scroll' })
    expect(stateOf(transcript)).toBe('browsing')
    send(transcript, { type: 'follow.resume' })
    expect(stateOf(transcript)).toBe('following')
  })

  it('leads to the second of a passage, and follows from there', async () => {
    const transcript = await shown()
    send(transcript, { type: 'passage.choose', startMs: 65_040 })
    send(transcript, { type: 'list.scroll' }, { type: 'passage.choose', startMs: 1000 })
    expect(transcript.facts).toEqual([
      { type: 'passage.chosen', second: 65.04 },
      { type: 'passage.chosen', second: 1 },
    ])
    expect(stateOf(transcript)).toBe('following')
  })
})

describe('a search in a transcript', () => {
  it('finds passages whatever their capitals and accents, the first one first', async () => {
    const transcript = await shown()
    search(transcript, ' FORET ')
    expect([stateOf(transcript), hits(transcript)]).toEqual(['searching', { at: 0, of: 2, passage: 0 }])
    search(transcript, 'girafe')
    for (const type of ['hit.next', 'hit.previous'] as const) {
      send(transcript, { type })
      expect([stateOf(transcript), hits(transcript)]).toEqual(['searching', { at: 0, of: 0, passage: -1 }])
    }
  })

  it('steps to the next one and back, around the ends', async () => {
    const transcript = await shown()
    search(transcript, 'forêt')
    const steps = (['hit.next', 'hit.next', 'hit.previous', 'hit.previous'] as const).map((type) => {
      send(transcript, { type })
      return hits(transcript).passage
    })
    expect(steps).toEqual([2, 0, 2, 0])
  })

  it('begins at the first hit for other words', async () => {
    const transcript = await shown()
    search(transcript, 'forêt')
    send(transcript, { type: 'hit.next' })
    search(transcript, 'bel')
    expect(hits(transcript)).toEqual({ at: 0, of: 3, passage: 0 })
  })

  it('goes on when a passage is played', async () => {
    const transcript = await shown()
    search(transcript, 'belette')
    send(transcript, { type: 'passage.choose', startMs: 65_000 })
    expect([stateOf(transcript), hits(transcript).of, transcript.facts]).toEqual(['searching', 1, [{ type: 'passage.chosen', second: 65 }]])
  })

  it('ends without a query, and with the panel', async () => {
    const transcript = await shown()
    search(transcript, 'belette')
    search(transcript, ' ')
    expect([stateOf(transcript), hits(transcript).of]).toEqual(['following', 0])
    search(transcript, 'belette')
    send(transcript, { type: 'panel.close' })
    expect(select.selectQuery(transcript.actor.getSnapshot())).toBe('')
  })

  it('is made again in another language', async () => {
    const transcript = await shown()
    search(transcript, 'weasel')
    send(transcript, { type: 'language.choose', language: 'en' })
    await answer(transcript, [{ startMs: 65_000, endMs: 69_000, text: 'Here is a weasel.' }])
    expect([stateOf(transcript), select.selectQuery(transcript.actor.getSnapshot()), hits(transcript)]).toEqual([
      'searching',
      'weasel',
      { at: 0, of: 1, passage: 0 },
    ])
  })
})

describe('the passage that is said', () => {
  it.each([
    [0, -1],
    [1, 0],
    [64.9, 0],
    [65, 1],
    [69.5, 1],
    [70, 2],
    [1000, 2],
  ])('at %s seconds is the last that has begun', (second, index) => {
    const passages = [1000, 65_000, 70_000].map((startMs) => ({ startMs, endMs: startMs + 4000, text: '' }))
    expect(passageAt(passages, second)).toBe(index)
  })
})
