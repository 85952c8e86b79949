import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space[4]};
`
