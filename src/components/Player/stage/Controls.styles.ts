import { css } from '@emotion/css'
import { duration, ease, space } from '../../../ui/tokens.ts'
import { scrim } from './scrim.styles.ts'

export const controls = css`
  z-index: 3;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[12]} ${space[2]} ${space[1]};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${duration.slow} ${ease.out};

  /* Keyboard users see which control has the focus. */
  &[data-visible],
  &:has(:focus-visible),
  &:has([aria-expanded='true']) {
    opacity: 1;
  }

  &[data-visible] > *,
  &:has(:focus-visible) > *,
  &:has([aria-expanded='true']) > * {
    pointer-events: auto;
  }

  @container player (width >= 520px) {
    padding-inline: ${space[3]};
    padding-bottom: ${space[2]};
  }

  ${scrim};
`

export const bar = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  /* The time has a line of its own (TimeText.styles.ts). */
  @container player (width < 420px) {
    flex-wrap: wrap;
    gap: 0;
    justify-content: space-between;
  }

  @container player (520px <= width < 640px) {
    gap: 0;
  }

  /* The end screen needs the room; the time bar still leads back. Full screen could not be left without it. */
  @container player (width < 520px) {
    [data-player-stage]:not(:fullscreen):has([data-end-screen]) & {
      display: none;
    }
  }
`

export const better = css`
  align-self: flex-end;
  margin-right: ${space[2]};
`

export const roomy = css`
  display: none;

  @container player (width >= 520px) {
    display: inline-flex;
  }
`

/* The theatre needs a page that is wider than the player. */
export const wide = css`
  display: none;

  @media (width >= 1024px) {
    display: inline-flex;
  }
`
