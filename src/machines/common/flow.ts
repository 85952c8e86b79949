import type { ActorOptions, AnyActorLogic } from 'xstate'

/** Options for the actors of short-lived flows: inspector and clock. */
export type FlowOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>
