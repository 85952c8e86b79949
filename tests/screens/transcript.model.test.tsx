import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import type { TranscriptTrack } from '../../src/machines/content/transcript/types.ts'
import { transcriptMachine } from '../../src/machines/content/transcript/transcriptMachine.ts'
import { TranscriptPanel } from '../../src/screens/Watch/TranscriptPanel.tsx'
import { transcriptFixtures } from '../machines/content/transcript/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const named = (tracks: readonly TranscriptTrack[]) =>
  tracks.map((track) => ({ ...track, languageName: track.language === 'fr' ? 'français' : 'anglais', isAutomatic: false }))
const nothing = (): void => undefined
const position = { read: () => 66, write: nothing, subscribe: () => nothing }

const languageField = () => screen.queryByLabelText<HTMLSelectElement>('Langue de la transcription')
const searchField = () => screen.queryByRole<HTMLInputElement>('searchbox')
const list = () => screen.queryByRole('list', { name: 'Ce qui est dit' })
const back = () => buttonOf('Revenir au passage en cours')
const empty = () => screen.queryByText('Ces sous-titres ne disent rien dans cette partie de la vidéo.')

describeOnScreen('The transcript of a video', {
  machine: transcriptMachine,
  fixtures: transcriptFixtures,
  mount: ({ machine, inspect, clock }, input) => {
    const { watch, send } = captureActor(inspect)
    const { tracks, language } = transcriptFixtures.inputs[0] ?? (input as never)
    let refresh: ((now: readonly TranscriptTrack[]) => void) | undefined
    function OwnPanel() {
      const [now, setNow] = useState(() => named(tracks))
      useEffect(() => {
        refresh = (next) => setNow(named(next))
      }, [])
      return <TranscriptPanel tracks={now} language={language} position={position} />
    }
    render(
      <ProvideFlows flows={{ transcript: { machine, actorOptions: { inspect: watch, clock } } }}>
        <OwnPanel />
      </ProvideFlows>,
    )
    return {
      send: (event) => ('tracks' in event ? refresh?.(event.tracks as readonly TranscriptTrack[]) : send(event)),
    }
  },
  do: {
    'panel.open': { control: () => buttonOf('Afficher la transcription'), act: () => press(buttonOf('Afficher la transcription')) },
    'panel.close': { control: () => buttonOf('Masquer la transcription'), act: () => press(buttonOf('Masquer la transcription')) },
    'language.choose': {
      act: (event, send) => {
        const field = languageField()
        if (field && field.value !== event.language) act(() => void fireEvent.change(field, { target: { value: event.language } }))
        else act(() => send(event))
      },
    },
    'tracks.refresh': { act: (event, send) => act(() => send(event)) },
    'load.retry': { control: () => buttonOf('Réessayer'), act: () => press(buttonOf('Réessayer')) },
    'list.scroll': {
      act: (event, send) => {
        const box = list()
        if (!box) return send(event)
        act(() => {
          box.scrollTop += 100
          fireEvent.scroll(box)
        })
      },
    },
    'follow.resume': { control: back, act: () => press(back()) },
    'passage.choose': {
      act: (event, send) => {
        const passage = buttonOf(/^1:05 /)
        if (passage) press(passage)
        else act(() => send(event))
      },
    },
    'query.change': {
      control: searchField,
      act: ({ query }) => {
        const field = searchField()
        // A browser sends no event for the same text.
        if (field) act(() => void fireEvent.change(field, { target: { value: field.value === query ? `${query} ` : query } }))
      },
    },
    'hit.next': { control: () => buttonOf('Passage suivant'), act: () => press(buttonOf('Passage suivant')) },
    'hit.previous': { control: () => buttonOf('Passage précédent'), act: () => press(buttonOf('Passage précédent')) },
  },
  see: {
    closed: () => expect([buttonOf('Masquer la transcription'), list()]).toEqual([null, null]),
    'open.loading': () => expect(screen.queryByText('Chargement de la transcription...')).not.toBeNull(),
    'open.failed': () => expect(screen.queryByRole('alert')).not.toBeNull(),
    'open.shown.following': () => {
      expect(screen.queryByRole('status')?.textContent ?? '').toBe('')
      expect([list() ?? empty(), back()]).toEqual([expect.anything(), null])
    },
    'open.shown.browsing': () => expect(back()).not.toBeNull(),
    'open.shown.searching': () => expect(screen.getByRole('status').textContent).toMatch(/^(Aucun passage|\d+ sur \d+)$/),
  },
})
