import { css } from '@emotion/css'
import { color, duration, ease } from '../../../ui/tokens.ts'

export const player = css`
  --player-accent: #ff8a63;

  position: absolute;
  inset: 0;
  height: 100%;
  /* The controls have as much room as the player, which may be small on a wide screen. */
  container: player / inline-size;
  border-radius: inherit;
  color: ${color.onScrim};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  & video {
    width: 100%;
    height: 100%;
    background: #000;
  }

  &[data-fullscreen] {
    border-radius: 0;
  }
`

/* Of a video that is only heard. */
export const picture = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  pointer-events: none;
`

/* Above the controls while they are shown. */
export const captions = css`
  --media-cue-font-size: clamp(0.875rem, calc(var(--overlay-height) / 100 * 4.5), 2.5rem);

  /* Above the scrim of the controls, which lets pointers through to what is below. */
  z-index: 4;
  font-family: inherit;
  transition: translate ${duration.slow} ${ease.out};

  [data-controls] > & {
    translate: 0 -4rem;
  }
`
