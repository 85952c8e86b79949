import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const form = css`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  max-width: 22rem;
  text-align: start;
`

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${fontSize[14]};
  color: ${color.onScrim};
  text-decoration: underline;
`
