import { css } from '@emotion/css'
import { color, decor, radius, space } from '../../ui/tokens.ts'

export const panel = css`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

export const passage = css`
  & > a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
