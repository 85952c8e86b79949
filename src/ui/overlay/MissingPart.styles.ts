import { css } from '@emotion/css'
import { color, layer, radius, shadow, space } from '../tokens.ts'

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
