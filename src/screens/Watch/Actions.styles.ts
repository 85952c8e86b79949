import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`
