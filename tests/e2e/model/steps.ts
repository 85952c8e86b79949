import type { AnyStateMachine, EventObject } from 'xstate'
import { isRefusal, refuse } from './heldRequests.ts'
import type { Stage } from './stage.ts'

const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null

/** What happens outside of the page and needs more than the machine to be brought about. */
export type Outside = {
  /** the milliseconds of a delay that depends on the context, by its name, as a person was promised */
  delays?: Readonly<Record<string, (stage: Stage) => number>>
  /** waits until the server can do what an actor asks, by invoke id */
  ready?: Readonly<Record<string, (stage: Stage) => Promise<void>>>
}

/** The length of the delay of an `xstate.after.…` event, in milliseconds. */
function delayOf(machine: AnyStateMachine, { delays }: Outside, stage: Stage, eventType: string): number {
  const name = eventType.split('.')[2] ?? ''
  const delay: unknown = delays?.[name]?.(stage) ?? machine.implementations.delays[name]
  if (typeof delay !== 'number') throw new Error(`The delay «${name}» has no fixed length`)
  return delay
}

/** Ids of the actors whose answers the state of an `xstate.after.…` event waits for. */
function invokedWhere(machine: AnyStateMachine, eventType: string): string[] {
  const state = machine.getStateNodeById(eventType.split('.').slice(3).join('.'))
  return state.invoke.map(({ id }) => id)
}

/** Milliseconds after which the page gives a request up. */
const requestLimit = 20_000

/** Makes the server answer or refuse, or time pass. */
export async function performOutside(machine: AnyStateMachine, outside: Outside, stage: Stage, event: EventObject): Promise<void> {
  const { page, requests, site, viewer } = stage
  const [, kind, , actorId = ''] = event.type.split('.')
  if (kind === 'after') {
    // The request has been sent and is never answered. Its own limit passes at the same moment, as when a computer wakes up.
    for (const id of invokedWhere(machine, event.type)) await requests.next(id)
    await page.clock.fastForward(delayOf(machine, outside, stage, event.type))
    return
  }
  const request = await requests.next(actorId)
  if (kind === 'done') {
    await outside.ready?.[actorId]?.(stage)
    return request.pass()
  }
  const code = codeOf('error' in event ? event.error : null)
  if (code === null) return request.abort()
  if (code === 'TIMEOUT') return page.clock.fastForward(requestLimit)
  if (isRefusal(code)) return refuse(request, code)
  if (code !== 'SESSION_EXPIRED') throw new Error(`Nothing makes the server refuse with ${code}`)
  await site.endSession(viewer)
  requests.letThrough()
  return request.pass()
}
