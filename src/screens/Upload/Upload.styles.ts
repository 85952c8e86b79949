import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: 46rem;
  margin-inline: auto;
`
