import { css } from '@emotion/css'
import { color, decor, font, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const video = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  padding: ${space[3]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-selected] {
    border-color: ${color.accent};
  }

  @media (width >= 640px) {
    grid-template-columns: auto minmax(10rem, 15rem) minmax(0, 1fr);
    padding: ${space[4]} ${space[4]} ${space[4]} ${space[1]};
    column-gap: ${space[1]};
  }
`

/** On a phone it lies in the corner of the picture. */
export const select = css`
  @media (width < 640px) {
    grid-area: 1 / 1;
    z-index: 1;
    place-self: start;
    margin: ${space[1]};
    border-radius: ${radius.control};
    background: ${color.surface};
  }
`

export const picture = css`
  display: block;
  align-self: start;

  @media (width < 640px) {
    grid-area: 1 / 1;
  }
`

export const text = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;

  @media (width >= 640px) {
    margin-inline-start: ${space[4]};
  }
`

export const head = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
`

export const title = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-family: ${font.text};
  font-size: ${fontSize[16]};
  font-weight: ${weight.strong};
  line-height: 1.35;
  letter-spacing: 0;
`

export const link = css`
  &:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

export const description = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: 44rem;
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const repeat = css`
  align-self: flex-start;
`

export const schedule = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const brokenOff = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-size: ${fontSize[14]};

  & p {
    flex-basis: 100%;
    color: ${color.muted};
  }
`

export const foot = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: auto;

  @media (width < 360px) {
    flex-wrap: wrap;
  }
`

export const actions = css`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${fontSize[14]};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`

export const figure = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`
