import { css } from '@emotion/css'
import { color, duration, ease, space } from '../../../ui/tokens.ts'

export const controls = css`
  position: absolute;
  z-index: 3;
  inset: auto 0 0;
  /* In a layer of its own, a browser does not clip it to the frame's corners. */
  border-bottom-left-radius: inherit;
  border-bottom-right-radius: inherit;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[12]} ${space[2]} ${space[1]};
  background: linear-gradient(to top, rgb(0 0 0 / 78%), rgb(0 0 0 / 45%) 55%, transparent);
  color: ${color.onScrim};
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

  /* The scrim is a background image, which stays in forced-colors mode, where dark text would be on it. */
  @media (forced-colors: active) {
    padding-top: ${space[1]};
    background: Canvas;
    color: CanvasText;
  }
`

export const bar = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
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
