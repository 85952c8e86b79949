import { css } from '@emotion/css'
import { space } from '../../../ui/tokens.ts'

export const composer = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`

export const invitation = css`
  align-self: flex-start;
`
