import { css } from '@emotion/css'

export const thumbnail = css`
  flex: none;
  align-self: flex-start;
  width: clamp(4.5rem, 24%, 7.5rem);
`
