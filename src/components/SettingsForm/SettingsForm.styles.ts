import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const form = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
`
