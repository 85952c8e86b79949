import { css } from '@emotion/css'
import { color, fontSize } from '../../ui/tokens.ts'

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
