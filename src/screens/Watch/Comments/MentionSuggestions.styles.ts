import { css } from '@emotion/css'

export const list = css`
  max-width: 24rem;
`
