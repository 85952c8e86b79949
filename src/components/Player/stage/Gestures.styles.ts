import { css } from '@emotion/css'

export const surface = css`
  position: absolute;
  z-index: 1;
  inset: 0;
  /* A double tap seeks instead of zooming the page. */
  touch-action: manipulation;
`
