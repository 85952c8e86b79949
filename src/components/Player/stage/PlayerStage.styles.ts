import { css } from '@emotion/css'
import { color, fontSize, layer, radius, shadow, size, space } from '../../../ui/tokens.ts'

const aboveBars = 'env(safe-area-inset-bottom, 0px) + var(--notice-height, 0px) + var(--recording-height, 0px)'

export const buffering = css`
  position: absolute;
  z-index: 2;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.onScrim};
  font-size: ${fontSize[28]};
  pointer-events: none;
`

export const remote = css`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: inherit;
  background: rgb(0 0 0 / 70%);
  pointer-events: none;
`

export const stage = css`
  --player-accent: var(--accent-on-dark, #ff8a63);

  position: absolute;
  inset: 0;
  /* The controls have as much room as the player, which may be small on a wide screen. */
  container: player / inline-size;
  border-radius: inherit;
  color: ${color.onScrim};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:fullscreen {
    /* The toasts are above the time bar. */
    --controls-height: 4.5rem;

    border-radius: 0;
    background: #000;
  }

  &:not([data-controls]) {
    cursor: none;
  }

  &[data-mini]:not([data-away]) {
    position: fixed;
    z-index: ${layer.bar};
    inset: auto ${space[4]} calc(${space[4]} + ${aboveBars}) auto;
    width: ${size.mini};
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: ${radius.card};
    background: #000;
    box-shadow: ${shadow.float};
  }

  /* Above the title, in the small player beside another page. */
  &[data-away] {
    inset: 0 0 auto;
    aspect-ratio: 16 / 9;
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
