import type { ActorOptions, AnyActorLogic } from 'xstate'

/** How the app watches the actors of short-lived flows: its inspector, its clock. */
export type FlowOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>
