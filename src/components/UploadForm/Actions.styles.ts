import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const actions = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  white-space: nowrap;

  @media (width >= 640px) {
    flex-flow: row wrap;
    justify-content: flex-end;
  }
`
