import { css } from '@emotion/css'
import { gutter, layer, shadow, size, space } from '../../ui/tokens.ts'

/** Overlays the page: the page must not shift while the user is typing. */
export const banner = css`
  position: fixed;
  z-index: ${layer.bar};
  inset: calc(${size.topbar} + ${space[2]}) ${gutter} auto;
  max-width: 46rem;
  margin-inline: auto;
  box-shadow: ${shadow.float};
`
