import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const channel = css`
  display: flex;
  flex: 1 1 14rem;
  gap: ${space[3]};
  align-items: center;
  min-width: 0;
`

export const row = css`
  flex-wrap: wrap;
  justify-content: end;
`
