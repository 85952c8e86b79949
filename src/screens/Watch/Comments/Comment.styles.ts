import { css } from '@emotion/css'
import { color, fontSize, space, weight } from '../../../ui/tokens.ts'

export const comment = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`

export const body = css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 1.5rem;
  font-size: ${fontSize[14]};
`

export const author = css`
  overflow-wrap: anywhere;
  font-weight: ${weight.strong};

  a& {
    color: inherit;
  }

  a&:hover {
    text-decoration: underline;
  }
`

export const time = css`
  color: ${color.muted};
`
