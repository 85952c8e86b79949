import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const panel = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
`

export const head = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 4rem;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${decor.line};
`

export const titles = css`
  flex: 1;
  min-width: 0;
`

export const title = css`
  overflow: hidden;
  font-size: ${fontSize[16]};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const name = css`
  &:hover {
    text-decoration: underline;
  }
`

export const place = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const on = css`
  background: ${color.accentSoft};
  color: ${color.accentText};
`

export const list = css`
  position: relative;
  max-height: 21rem;
  overflow-y: auto;
  overscroll-behavior-y: contain;
  padding: ${space[1]};
`

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem 7rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  min-height: 4.5rem;
  padding: ${space[1]};
  border-radius: ${radius.control};

  &:hover {
    background: ${color.raised};
  }

  &[data-current] {
    background: ${color.accentSoft};
  }
`

export const number = css`
  display: flex;
  justify-content: center;
  font-size: ${fontSize[14]};
  color: ${color.muted};

  .${row}[data-current] & {
    color: ${color.accentText};
  }
`

export const picture = css`
  min-width: 0;
`

export const texts = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const link = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  line-height: 1.35;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const channel = css`
  overflow: hidden;
  font-size: ${fontSize[12]};
  color: ${color.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
`
