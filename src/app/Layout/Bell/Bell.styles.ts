import { css } from '@emotion/css'
import { color, radius, weight } from '../../../ui/tokens.ts'

export const place = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
`

/** Positioned over the button's upper corner. Its slot in the bar is as wide as the button, so nothing shifts when the badge appears. */
export const badge = css`
  position: absolute;
  inset: 0 0 auto auto;
  display: grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding-inline: 0.1875rem;
  border: 2px solid ${color.background};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.6875rem;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  pointer-events: none;

  @media (forced-colors: active) {
    border-color: Canvas;
    outline: 1px solid CanvasText;
  }
`
