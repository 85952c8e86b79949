import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const download = css`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[2]};
`
