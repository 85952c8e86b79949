import { css } from '@emotion/css'
import { color, decor, duration, ease, fontSize, radius, space, weight } from '../tokens.ts'

export const field = css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

export const label = css`
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
`

export const optional = css`
  color: ${color.muted};
  font-weight: 400;
`

export const zone = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[2]};
  min-height: 9rem;
  padding: ${space[6]} ${space[4]};
  border: 1.5px dashed ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: center;
  text-wrap: balance;
  transition:
    background-color ${duration.fast} ${ease.out},
    border-color ${duration.fast} ${ease.out};

  &:hover {
    border-color: ${color.ink};
    background: ${color.raised};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &[data-dragging] {
    border-style: solid;
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  &[data-invalid] {
    border-color: ${color.danger};
  }

  &[data-disabled] {
    border-color: transparent;
    background: ${color.raised};
    color: ${color.muted};
  }
`

/** The real input covers the drop zone: press, drop, keyboard and screen reader use the same element. */
export const input = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`

export const icon = css`
  color: ${color.accentText};

  .${zone}[data-disabled] & {
    color: ${color.muted};
  }
`

export const prompt = css`
  font-weight: ${weight.medium};
`

export const hint = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const chosen = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-invalid] {
    border-color: ${color.danger};
  }
`

export const preview = css`
  flex: none;
  width: 7.5rem;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.raised};
`

export const facts = css`
  display: grid;
  flex: 1;
  min-width: 0;
`

export const name = css`
  overflow: hidden;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const fileSize = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const error = css`
  color: ${color.danger};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
`
