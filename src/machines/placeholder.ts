import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate'

/** A placeholder ran before `app/deps.ts` provided it. */
export class NotProvidedError extends Error {
  constructor(name: string) {
    super(`The placeholder «${name}» was not provided`)
    this.name = 'NotProvidedError'
  }
}

/** A promise actor that throws until it is provided; `Input` and `Output` are its whole contract. */
export function promisePlaceholder<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError(name)))
}

/** A callback actor that throws until it is provided. */
export function callbackPlaceholder<Input>(name: string): CallbackActorLogic<EventObject, Input> {
  return fromCallback<EventObject, Input>(() => {
    throw new NotProvidedError(name)
  })
}

/** An effect that the app provides; `Params` is all that it is told. */
export type Effect<Params> = (args: unknown, params: Params) => void

/** An action that throws until it is provided. */
export function effectPlaceholder(name: string): () => never {
  return () => {
    throw new NotProvidedError(name)
  }
}
