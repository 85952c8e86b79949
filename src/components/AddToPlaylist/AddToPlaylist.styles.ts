import { css } from '@emotion/css'
import { color, fontSize, radius, space } from '../../ui/tokens.ts'

export const body = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const choices = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const legend = css`
  margin-bottom: ${space[2]};
  padding: 0;
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const choice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space[3]};
  min-height: 3.5rem;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  cursor: pointer;

  &:hover {
    background: ${color.raised};
  }

  &:has(:checked) {
    background: ${color.accentSoft};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-disabled] {
    background: none;
    cursor: not-allowed;
  }
`

export const radio = css`
  grid-row: span 2;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${color.accent};

  &:focus-visible {
    outline: none;
  }
`

export const name = css`
  overflow-wrap: anywhere;

  .${choice}[data-disabled] & {
    color: ${color.muted};
  }
`

export const detail = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`
