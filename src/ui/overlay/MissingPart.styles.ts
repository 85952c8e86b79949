import { css, keyframes } from '@emotion/css'
import { color, duration, layer, radius, shadow, space } from '../tokens.ts'

export const floating = css`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom) + var(--notice-height, 0px) + var(--recording-height, 0px));
  max-width: 26rem;
  margin-inline: auto;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`

const appear = keyframes`
  from {
    opacity: 0;
  }
`

/** Most parts come before the delay ends, and nothing flickers. */
export const loading = css`
  display: flex;
  justify-content: center;
  width: fit-content;
  padding: ${space[3]};
  animation: ${appear} ${duration.normal} 400ms backwards;
`
