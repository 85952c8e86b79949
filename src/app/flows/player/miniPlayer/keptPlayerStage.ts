import type { FlowServices } from '../../common/services.ts'
import { stageFlow } from '../stageFlow.tsx'

/** Draws a player that can go on, small, when its page is left. */
export const keptPlayerStage = stageFlow<FlowServices>(async () => (await import('./PlayerPlace.tsx')).PlayerPlace)
