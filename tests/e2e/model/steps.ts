import type { AnyStateMachine, EventObject } from 'xstate'
import { answerLimit } from '../../../src/machines/common/answerLimit.ts'
import { isRefusal, refuse, type Sent } from './heldRequests.ts'
import type { Stage } from './stage.ts'

export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null

/** What the invoked actors of a machine ask for. */
export type Outside = Sent & {
  machine: AnyStateMachine
  /** invoked actors that the page or its browser answers, once what they send, if anything, has come; `arrange` causes their failures */
  answeredInPage?: readonly string[]
  /** what makes the server itself refuse the request that is held, by the code of its refusal */
  refusalCauses?: Readonly<Record<string, (stage: Stage) => Promise<void>>>
  /** the milliseconds of a delay that depends on the context, by its name, as a person was promised */
  delays?: Readonly<Record<string, (stage: Stage) => number>>
  /** waits until the server can do what an actor asks, by invoke id */
  ready?: Readonly<Record<string, (stage: Stage) => Promise<void>>>
}

/** The length of the delay of an `xstate.after.…` event, in milliseconds. */
function delayOf({ machine, delays }: Outside, stage: Stage, eventType: string): number {
  const name = eventType.split('.')[2] ?? ''
  const delay: unknown = delays?.[name]?.(stage) ?? machine.implementations.delays[name]
  if (typeof delay !== 'number') throw new Error(`The delay «${name}» has no fixed length`)
  return delay
}

/** The actors that are invoked in the state whose delay passes. */
function waitingFor(machine: AnyStateMachine, eventType: string): string[] {
  const state = machine.getStateNodeById(eventType.split('.').slice(3).join('.'))
  return state.invoke.map(({ id }) => id)
}

/** Milliseconds after which the page gives a request up. */
const requestLimit = 20_000

/** Makes the server answer or refuse, or time pass. */
export async function performOutside(outside: Outside, stage: Stage, event: EventObject): Promise<void> {
  const { machine, mutations, addresses = {}, answeredInPage = [], refusalCauses = {}, ready = {} } = outside
  const { page, requests, site, viewer } = stage
  const [, kind, , actorId = ''] = event.type.split('.')
  if (kind === 'after') {
    // The request has been sent and is never answered. Its own limit passes at the same moment, as when a computer wakes up.
    for (const id of waitingFor(machine, event.type)) await requests.next(id)
    const delay = delayOf(outside, stage, event.type)
    const earlier = Math.min(delay, answerLimit)
    await page.clock.fastForward(earlier)
    // One jump would let all timers run in the order in which they were set. A limit after which another one ends is longer.
    if (delay > earlier) await page.clock.fastForward(delay - earlier)
    return
  }
  const isInPage = answeredInPage.includes(actorId)
  if (isInPage && !(actorId in mutations) && !(actorId in addresses)) return
  const request = await requests.next(actorId)
  if (kind === 'done' || isInPage) {
    await ready[actorId]?.(stage)
    return request.pass()
  }
  const code = codeOf('error' in event ? event.error : null)
  if (code === null) return request.abort()
  const cause = refusalCauses[code]
  if (cause) {
    await cause(stage)
    return request.pass()
  }
  if (code === 'TIMEOUT') return page.clock.fastForward(requestLimit)
  if (isRefusal(code)) return refuse(request, code)
  if (code !== 'SESSION_EXPIRED') throw new Error(`Nothing makes the server refuse with ${code}`)
  await site.endSession(viewer)
  requests.letThrough()
  return request.pass()
}
