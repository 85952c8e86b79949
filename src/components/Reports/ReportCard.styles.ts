import { css } from '@emotion/css'
import { color, decor, font, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const card = css`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const subject = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
`

export const picture = css`
  flex: none;
  width: clamp(7.5rem, 30%, 12rem);
`

export const about = css`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`

const heading = css`
  font-family: ${font.text};
  font-weight: ${weight.strong};
  line-height: 1.35;
  letter-spacing: 0;
`

export const title = css`
  ${heading};
  font-size: ${fontSize[16]};
`

export const author = css`
  ${heading};
  font-size: ${fontSize[14]};
`

export const quote = css`
  white-space: pre-line;
`

export const report = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.raised};
  overflow-wrap: anywhere;
`

export const meta = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};

  & b {
    font-weight: ${weight.strong};
    color: ${color.ink};
  }
`

export const decision = css`
  ${meta};
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};

  & svg {
    margin-top: 2px;
  }
`

export const text = css`
  white-space: pre-line;
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
