import { PlayerStage } from '../../../src/components/Player/stage/PlayerStage.tsx'
import type { PlayerStageFlow } from '../../../src/components/Player/Player.tsx'

/** Draws the player without waiting for its code, with the flows that the test provides. */
export const playerStage: PlayerStageFlow = {
  draw: (props) => <PlayerStage {...props} />,
  preload: () => Promise.resolve(),
}
