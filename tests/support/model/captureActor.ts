import type { ActorRefLike, EventObject, InspectionEvent } from 'xstate'

/** Finds the actor that a component of the screen created: pass `watch` as its inspector. */
export function captureActor(inspect: (inspected: InspectionEvent) => void): {
  watch: (inspected: InspectionEvent) => void
  send: (event: EventObject) => void
} {
  let actor: ActorRefLike | undefined
  return {
    watch: (inspected) => {
      if (inspected.type === '@xstate.actor' && inspected.actorRef.sessionId === inspected.rootId) actor = inspected.actorRef
      inspect(inspected)
    },
    send: (event) => actor?.send(event),
  }
}
