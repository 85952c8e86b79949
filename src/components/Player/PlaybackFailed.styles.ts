import { css } from '@emotion/css'
import { fontSize } from '../../ui/tokens.ts'

export const elsewhere = css`
  font-size: ${fontSize[14]};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`
