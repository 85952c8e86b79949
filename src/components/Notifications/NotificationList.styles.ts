import { css } from '@emotion/css'

export const list = css`
  display: grid;
  gap: 2px;
`
