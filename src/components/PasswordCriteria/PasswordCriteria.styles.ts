import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const criteria = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`
