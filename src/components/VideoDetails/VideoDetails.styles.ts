import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space[4]};
  align-items: start;
`

export const schedule = css`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
