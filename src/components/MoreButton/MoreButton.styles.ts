import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const more = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  margin-top: ${space[8]};
`
