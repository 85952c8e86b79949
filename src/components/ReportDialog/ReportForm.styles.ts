import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const fields = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`
