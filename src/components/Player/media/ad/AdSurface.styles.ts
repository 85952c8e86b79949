import { css } from '@emotion/css'

export const video = css`
  position: absolute;
  z-index: 4;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  background: #000;
`
