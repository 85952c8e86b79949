import { css } from '@emotion/css'

export const picture = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
