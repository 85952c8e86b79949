import { css } from '@emotion/css'
import { color, decor, font, fontSize, leading, radius, space, weight } from '../tokens.ts'

export const card = css`
  display: grid;
  /* As high as its neighbours in the row, with aligned figures. */
  align-content: start;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[4]} clamp(${space[3]}, 4vw, ${space[5]});
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

export const label = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const value = css`
  font-family: ${font.display};
  /* «2 h 33 min» stays on one line in a card of a telephone's two columns. */
  font-size: clamp(${fontSize[18]}, 6.2vw, ${fontSize[28]});
  font-weight: ${weight.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${leading.title};
`

export const hint = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize[12]};

  &[data-trend='up'] {
    color: ${color.success};
  }

  &[data-trend='down'] {
    color: ${color.danger};
  }
`
