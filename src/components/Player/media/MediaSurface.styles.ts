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

export const captions = css`
  /* Of a 16:9 picture in the player, whatever its shape. */
  --picture-height: min(var(--overlay-height), var(--overlay-width) * 9 / 16);
  --media-cue-font-size: min(
    clamp(0.875rem, var(--picture-height) / 100 * 4.5, 2.5rem) * var(--size),
    max(0.875rem, var(--picture-height) / 100 * var(--most))
  );
  --size: 1;
  /* Percent of the height. */
  --most: 11;
  --controls-height: 0rem;
  --offer-height: 0rem;

  /* Above the scrim of the controls, which lets pointers through to what is below. */
  z-index: 4;
  font-family: inherit;

  /* Above the controls while they are shown. A change of the overlay's size would make Vidstack place its lines anew, elsewhere. */
  & > [data-part='cue-display']:not([data-vertical]) {
    top: auto;
    bottom: min(max(var(--cue-bottom), 0px) + var(--controls-height) + var(--offer-height), max(var(--cue-bottom), 70%));
    transition: bottom ${duration.slow} ${ease.out};
  }

  /* Nothing is said any more, and the buttons are there. */
  [data-player-stage]:has([data-end-screen]) & {
    visibility: hidden;
  }

  [data-controls]:not([data-mini]) & {
    --controls-height: 5rem;
  }

  @container player (width < 420px) {
    [data-controls]:not([data-mini]) & {
      /* Three lines have room above the controls. */
      --most: 7;
      --controls-height: 6rem;
    }
  }

  /* The button of a newer version is between the captions and the bar. */
  [data-controls]:not([data-mini]):has([data-newer]) & {
    --offer-height: 2.25rem;

    @media (pointer: coarse) {
      --offer-height: 3rem;
    }

    @container player (width < 420px) {
      --most: 6.5;
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
