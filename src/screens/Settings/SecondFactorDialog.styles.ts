import { css } from '@emotion/css'
import { decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const secret = css`
  font-size: ${fontSize[16]};
  overflow-wrap: anywhere;
  user-select: all;
`

export const codes = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.control};
  list-style: none;
`
