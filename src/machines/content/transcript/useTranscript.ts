import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import * as select from './selectors.ts'
import type { transcriptMachine } from './transcriptMachine.ts'
import type { TranscriptInput } from './types.ts'

export type TranscriptFlow = { machine: typeof transcriptMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    transcript: TranscriptFlow
  }
}

/**
 * Returns the transcript of one video. Another video needs another component (`key`).
 * @param onPlay plays the video from a second. Keep it stable between renders
 */
export function useTranscript({ tracks, language }: TranscriptInput, onPlay: (second: number) => void) {
  const flow = useFlow('transcript')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { tracks, language } })
  useEffect(() => {
    const subscription = actor.on('passage.chosen', ({ second }) => onPlay(second))
    return () => subscription.unsubscribe()
  }, [actor, onPlay])
  useEffect(() => actor.send({ type: 'tracks.refresh', tracks }), [actor, tracks])
  const commands = useMemo(
    () => ({
      open: () => actor.send({ type: 'panel.open' }),
      close: () => actor.send({ type: 'panel.close' }),
      chooseLanguage: (chosen: string) => actor.send({ type: 'language.choose', language: chosen }),
      retry: () => actor.send({ type: 'load.retry' }),
      browse: () => actor.send({ type: 'list.scroll' }),
      follow: () => actor.send({ type: 'follow.resume' }),
      choose: (startMs: number) => actor.send({ type: 'passage.choose', startMs }),
      search: (query: string) => actor.send({ type: 'query.change', query }),
      nextHit: () => actor.send({ type: 'hit.next' }),
      previousHit: () => actor.send({ type: 'hit.previous' }),
    }),
    [actor],
  )
  return {
    ...commands,
    language: useSelector(actor, select.selectLanguage),
    passages: useSelector(actor, select.selectPassages),
    query: useSelector(actor, select.selectQuery),
    hitCount: useSelector(actor, select.selectHitCount),
    hit: useSelector(actor, select.selectHit),
    foundPassage: useSelector(actor, select.selectFoundPassage),
    failure: useSelector(actor, select.selectFailure),
    isOpen: useSelector(actor, select.selectIsOpen),
    isLoading: useSelector(actor, select.selectIsLoading),
    isFailed: useSelector(actor, select.selectIsFailed),
    isShown: useSelector(actor, select.selectIsShown),
    isFollowing: useSelector(actor, select.selectIsFollowing),
    isBrowsing: useSelector(actor, select.selectIsBrowsing),
    isSearching: useSelector(actor, select.selectIsSearching),
  }
}

export type Transcript = ReturnType<typeof useTranscript>
