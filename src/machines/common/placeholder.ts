import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate'

/** Thrown when a placeholder runs before the app has provided it. */
export class NotProvidedError extends Error {
  constructor(name: string) {
    super(`The placeholder «${name}» was not provided`)
    this.name = 'NotProvidedError'
  }
}

/** Returns a promise actor that throws until it is provided. `Input` and `Output` are its whole contract. */
export function promisePlaceholder<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError(name)))
}

/** Returns a callback actor that throws until it is provided. */
export function callbackPlaceholder<Input>(name: string): CallbackActorLogic<EventObject, Input> {
  return fromCallback<EventObject, Input>(() => {
    throw new NotProvidedError(name)
  })
}

/** An action that the app provides. It receives only `Params`. */
export type Effect<Params> = (args: unknown, params: Params) => void

/** Returns an action that throws until it is provided. */
export function effectPlaceholder(name: string): () => never {
  return () => {
    throw new NotProvidedError(name)
  }
}
