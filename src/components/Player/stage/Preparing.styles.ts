import { css } from '@emotion/css'

export const progress = css`
  width: min(20rem, 80%);
`
