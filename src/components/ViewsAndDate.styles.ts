import { css } from '@emotion/css'

export const line = css`
  --dot-room: 0.875em;

  display: inline-flex;
  flex-wrap: wrap;
  column-gap: var(--dot-room);
  max-width: 100%;
  overflow-x: clip;
`

export const date = css`
  position: relative;
`

/** Left of the date. When the date wraps, the dot is outside of the clipped box, so it is not painted. */
export const dot = css`
  position: absolute;
  right: 100%;
  width: var(--dot-room);
  text-align: center;
`
