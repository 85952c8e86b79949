import type { PlayerServices } from './PlayerStageWithFlows.tsx'
import { stageFlow } from './stageFlow.tsx'

/** Draws a player that ends with its page. */
export const playerStage = stageFlow<PlayerServices>(async () => (await import('./PlayerStageWithFlows.tsx')).PlayerStageWithFlows)
