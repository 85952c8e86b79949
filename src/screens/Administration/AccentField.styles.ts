import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const accents = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

export const legend = css`
  padding: 0;
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
`

export const hint = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${space[2]};
  margin-block-start: ${space[2]};
`

export const choice = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3.5rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.control};
  cursor: pointer;

  &:hover {
    background: ${color.raised};
  }

  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }
`

export const note = css`
  display: block;
  font-size: ${fontSize[12]};
  color: ${color.muted};
`

/** Over the whole choice, for the pointer and for the keyboard; the swatch shows which one it is. */
export const radio = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

/** In its own accent, by its data-accent, as the rest of the page will be. */
export const swatch = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  forced-color-adjust: none;
`

export const check = css`
  visibility: hidden;

  .${choice}:has(:checked) & {
    visibility: visible;
  }
`
