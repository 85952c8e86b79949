import { css } from '@emotion/css'
import { color, controlHeight, decor, fontSize, gutter, size, space } from '../../ui/tokens.ts'

export const footer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  width: 100%;
  max-width: ${size.content};
  margin-inline: auto;
  padding: ${space[5]} ${gutter};
  border-top: 1px solid ${decor.line};
  font-size: ${fontSize[14]};
  color: ${color.muted};

  & p {
    margin-inline-end: auto;
  }
`

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${controlHeight.small};
  text-decoration: underline;

  &:hover {
    color: ${color.ink};
  }
`
