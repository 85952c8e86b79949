import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[4]};
  margin-top: ${space[4]};
`
