import { css } from '@emotion/css'

export const thumbnail = css`
  flex: none;
  align-self: flex-start;
  width: 7.5rem;
`
