import { css } from '@emotion/css'
import { fontSize, space } from '../../ui/tokens.ts'

export const title = css`
  margin-bottom: ${space[4]};
  font-size: ${fontSize[18]};
`

export const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space[5]} ${space[6]};
`
