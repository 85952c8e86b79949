import { css } from '@emotion/css'
import { color, decor, fontSize, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 72rem;
  width: 100%;
  margin-inline: auto;
`

export const subtitle = css`
  margin-top: ${space[1]};
  color: ${color.muted};
`

export const panel = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  & > search {
    flex: 1 1 16rem;
    max-width: 30rem;
  }
`

export const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[4]};
`

export const places = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

export const list = css`
  display: grid;

  & > li + li {
    border-top: 1px solid ${decor.line};
  }
`

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
`

/** Nothing of it goes below: the middle part takes what is left. */
export const unbrokenRow = css`
  ${row};
  flex-wrap: nowrap;
`

/** Sentences, one under the other. */
export const lines = css`
  display: grid;
  gap: ${space[2]};
`

/** Takes the room; what stands beside it goes below where there is none. */
export const about = css`
  display: flex;
  flex: 1 1 14rem;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const name = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`

export const meta = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const quote = css`
  font-size: ${fontSize[14]};
  white-space: pre-wrap;
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const more = css`
  justify-self: center;
  margin-top: ${space[4]};
`

export const form = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const pair = css`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  @media (width >= 640px) {
    grid-template-columns: 2fr 1fr 1fr;
  }
`

/** The heading of a part of a long form. */
export const part = css`
  margin-block-start: ${space[3]};
  font-size: ${fontSize[16]};

  &:first-child {
    margin-block-start: 0;
  }
`

/** The site's logo, or the mark. */
export const logo = css`
  flex: none;
  width: 5rem;
  height: 5rem;
  object-fit: contain;
  color: ${color.accent};
`

export const start = css`
  align-self: flex-start;
`
