import { css } from '@emotion/css'
import { duration, ease } from '../../../ui/tokens.ts'

export const player = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  /* Vidstack’s own would make it wider than a screen that is not 16:9. */
  aspect-ratio: auto;
  border-radius: inherit;

  & video {
    width: 100%;
    height: 100%;
    background: #000;
  }

  &:focus {
    outline: none;
  }
`

/* Above the controls while they are shown. */
export const captions = css`
  --media-cue-font-size: calc(clamp(0.875rem, var(--overlay-height) / 100 * 4.5, 2.5rem) * var(--size));
  --size: 1;

  /* Above the scrim of the controls, which lets pointers through to what is below. */
  z-index: 4;
  font-family: inherit;
  transition: translate ${duration.slow} ${ease.out};

  /* Nothing is said any more, and the buttons are there. */
  [data-player-stage]:has([data-end-screen]) & {
    visibility: hidden;
  }

  [data-controls]:not([data-mini]) & {
    translate: 0 -4rem;
  }

  @container player (width < 420px) {
    [data-controls] & {
      translate: 0 -5.5rem;
    }
  }

  &[data-size='small'] {
    --size: 0.75;
  }

  &[data-size='large'] {
    --size: 1.4;
  }

  &[data-size='huge'] {
    --size: 1.8;
  }

  &[data-color='yellow'] {
    --media-cue-color: #ffe14d;
  }

  &[data-color='cyan'] {
    --media-cue-color: #6be4ff;
  }

  &[data-color='green'] {
    --media-cue-color: #7dec7d;
  }

  &[data-background='none'] {
    --media-cue-bg: transparent;
    --media-cue-backdrop: none;
  }

  &[data-background='none'] [data-part='cue'] {
    text-shadow:
      0 0 4px #000,
      0 0 2px #000,
      0 1px 2px #000;
  }

  &[data-background='full'] {
    --media-cue-bg: #000;
  }
`
