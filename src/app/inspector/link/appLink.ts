import type { Recorder } from '../recorder/recorder.ts'
import { traceVersion } from '../trace/types.ts'
import { type Channel, isQuestion, type News, type Question } from './messages.ts'
import { restore } from './restore.ts'

type Announcement = News extends infer One ? (One extends News ? Omit<One, 'to' | 'app' | 'version'> : never) : never

export type AppLinkOptions = {
  recorder: Recorder
  channel: Channel
  /** id of this page */
  app: string
  address: () => string
  /** calls back once, before the next frame */
  schedule: (flush: () => void) => void
  /** called with the number of inspectors that show this page, when it changes */
  onInspectors?: (count: number) => void
}

/**
 * Sends the inspectors what the recorder sees, once a frame, and sends their events to the actors. As long as no inspector asks, it sends
 * nothing. Everything that leaves is masked.
 * @returns says goodbye and stops
 */
export function openAppLink({ recorder, channel, app, address, schedule, onInspectors }: AppLinkOptions): () => void {
  const inspectors = new Set<string>()
  let sent = 0
  let isScheduled = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
  const announce = (news: Announcement): void => channel.postMessage({ ...news, to: 'inspector', app, version: traceVersion })

  function announceTrace(inspector: string | null): void {
    announce({ type: 'trace', inspector, address: address(), trace: recorder.trace() })
  }

  function flush(): void {
    isScheduled = false
    if (inspectors.size === 0 || sent === recorder.next()) return
    const changes = recorder.changesFrom(sent)
    sent = recorder.next()
    if (changes) announce({ type: 'changes', ...changes })
    else announceTrace(null)
  }

  function plan(): void {
    if (isScheduled || inspectors.size === 0) return
    isScheduled = true
    schedule(flush)
  }

  function send({ inspector, actorId, event, basedOn }: Extract<Question, { type: 'send' }>): void {
    const actor = recorder.actorOf(actorId)
    if (!actor) return announce({ type: 'refused', inspector })
    const original = basedOn === null ? undefined : recorder.eventOf(basedOn)
    const restored = restore(event, original, recorder.mask)
    actor.send({ ...Object(restored), type: event.type })
  }

  function answer({ data }: MessageEvent<unknown>): void {
    if (!isQuestion(data) || (data.app !== null && data.app !== app)) return
    if (data.type === 'goodbye') {
      inspectors.delete(data.inspector)
      onInspectors?.(inspectors.size)
    } else if (data.type === 'send') send(data)
    else {
      // The others have had everything up to here before the newcomer's trace.
      flush()
      inspectors.add(data.inspector)
      onInspectors?.(inspectors.size)
      sent = recorder.next()
      announceTrace(data.inspector)
    }
  }

  channel.addEventListener('message', answer)
  const unsubscribe = recorder.subscribe(plan)
  announce({ type: 'started' })
  return () => {
    unsubscribe()
    channel.removeEventListener('message', answer)
    announce({ type: 'goodbye' })
  }
}
