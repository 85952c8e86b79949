import { css, keyframes } from '@emotion/css'
import { color, duration, ease, fontSize } from '../../ui/tokens.ts'

/** Most screens load before this becomes visible. */
const appear = keyframes`
  from {
    opacity: 0;
  }
`

export const loading = css`
  display: grid;
  justify-items: center;
  align-content: start;
  padding-top: 30dvh;
  font-size: ${fontSize[28]};
  color: ${color.muted};
  animation: ${appear} ${duration.slow} ${ease.out} 200ms both;
`
